package i18n

import (
	"slices"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// Rule is a paragraph of the rules of a variant.
type Rule struct {
	About Topic
	Text  string // a sentence or two
}

// Topic is what a paragraph is about: a variant has one paragraph at most for
// each. It is the same in all languages and part of the address of the paragraph.
type Topic string

// The topics. Every variant has paragraphs about the first six.
const (
	AboutStart   Topic = "comeco"     // the board, who begins and what a move is
	AboutMan     Topic = "pedra"      // how a man moves
	AboutCapture Topic = "captura"    // how to capture, and that one must
	AboutCrown   Topic = "coroacao"   // how a man becomes a king
	AboutKing    Topic = "dama"       // how a king moves
	AboutEnd     Topic = "fim"        // how a game is won and drawn
	AboutBoard   Topic = "tabuleiro"  // a board that is not the usual one
	AboutChoice  Topic = "escolha"    // which of several captures to make
	AboutTaken   Topic = "capturadas" // when captured pieces leave the board
	AboutRest    Topic = "descanso"   // when a king must let another piece move
	AboutDraw    Topic = "empate"     // more draws
	aboutPiece   Topic = ""           // the one of the piece that was tried
)

// Topics lists them.
var Topics = []Topic{AboutStart, AboutMan, AboutCapture, AboutCrown, AboutKing, AboutEnd, AboutBoard, AboutChoice, AboutTaken, AboutRest, AboutDraw}

// topics are what refusals are about: the first one of which the variant has a
// paragraph.
var topics = map[rules.RefusalCode][]Topic{
	draughts.NoPiece:           {AboutStart},
	draughts.NotYourPiece:      {AboutStart},
	draughts.LightSquare:       {AboutStart},
	draughts.SameSquare:        {AboutStart},
	draughts.Occupied:          {aboutPiece},
	draughts.OwnPiece:          {aboutPiece},
	draughts.NotDiagonal:       {aboutPiece},
	draughts.NotStraight:       {aboutPiece},
	draughts.TwoInARow:         {AboutCapture},
	draughts.ManBackward:       {AboutMan},
	draughts.TooFar:            {AboutMan},
	draughts.ManForward:        {AboutMan},
	draughts.KingSafe:          {AboutMan},
	draughts.KingShort:         {AboutKing},
	draughts.LandsBehind:       {AboutKing},
	draughts.CaptureCompulsory: {AboutCapture},
	draughts.MustGoOn:          {AboutCapture},
	draughts.SingleJump:        {AboutCapture},
	draughts.MostPieces:        {AboutChoice, AboutCapture},
	draughts.MostValue:         {AboutChoice, AboutCapture},
	draughts.KingFirst:         {AboutChoice, AboutCapture},
	draughts.MostKings:         {AboutChoice, AboutCapture},
	draughts.EarliestKing:      {AboutChoice, AboutCapture},
	draughts.JumpedTwice:       {AboutTaken, AboutCapture},
	draughts.CrownedAtEnd:      {AboutCrown},
	draughts.KingRun:           {AboutRest, AboutKing},
	draughts.GameOver:          {AboutEnd},
	"not your turn":            {AboutStart}, // from here on those of the session
	"elsewhere":                {AboutStart},
	"ambiguous":                {AboutCapture},
	"entered":                  {AboutCapture},
}

// RuleFor returns the topic of the paragraph that tells the rule by which a try
// with a piece of a role was refused, "" if it is not a matter of the rules.
func (v Variant) RuleFor(code rules.RefusalCode, role rules.Role) Topic {
	for _, topic := range topics[code] {
		switch {
		case topic == aboutPiece && role == rules.King:
			topic = AboutKing
		case topic == aboutPiece:
			topic = AboutMan
		}
		if v.Tells(topic) {
			return topic
		}
	}
	return ""
}

// Tells reports whether the rules of the variant have a paragraph about a topic.
func (v Variant) Tells(topic Topic) bool {
	return slices.ContainsFunc(v.Rules, func(r Rule) bool { return r.About == topic })
}
