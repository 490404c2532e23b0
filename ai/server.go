package ai

import "tabuleiro/rules"

// Players finds a variant and the engine that plays it.
type Players func(variant string) (*rules.Variant, Engine, bool)

// Server answers requests, one at a time, without threads or a clock: whoever
// owns it calls Step until it is done, and Finish when the time is up.
type Server struct {
	players Players
	send    func(Message)

	request Request // what is being thought about
	game    rules.Game
	search  Search // nil if there is nothing to do
	found   *Reply // the answer, while the threat is looked for
	told    int    // depth of the last Info sent
}

// NewServer returns a server that sends its replies through a function.
func NewServer(players Players, send func(Message)) *Server {
	return &Server{players: players, send: send}
}

// Handle starts the search that a request asks for. The one before, if it still
// runs, is dropped and gets no answer. What is no request gets an error.
func (s *Server) Handle(m Message) {
	defer s.guard()
	s.drop()
	request, err := ReadRequest(m)
	s.request = request
	if err != nil {
		s.fail(codeOf(err), err.Error())
		return
	}
	if code, detail := s.start(); code != "" {
		s.fail(code, detail)
	}
}

func codeOf(err error) ErrorCode {
	if _, other := err.(*VersionError); other {
		return ErrProtocol
	}
	return ErrMessage
}

// start begins the search of the request, or says why it cannot.
func (s *Server) start() (code ErrorCode, detail string) {
	r := s.request
	variant, engine, ok := s.players(r.Game.Variant)
	if !ok {
		return ErrVariant, r.Game.Variant
	}
	level, err := r.Resolve()
	if err != nil {
		return ErrLevel, err.Error()
	}
	if level.Depth == 0 && level.Nodes == 0 && level.RandomOneIn != 1 && r.Millis == 0 {
		return ErrLimits, "no limit"
	}
	if s.game, err = r.Game.Replay(variant); err != nil {
		return ErrRecord, err.Error()
	}
	if key := KeyText(s.game.Position()); s.game.Ply() != r.Ply || key != r.Key {
		return ErrStale, key
	}
	if o := s.game.Outcome(); o.Over() {
		return ErrOver, string(o.Reason)
	}
	s.search, s.told = engine.Start(s.game, r.Limits), 0
	return "", ""
}

// Step thinks for about so many nodes and reports whether there is nothing more
// to do. It sends an Info if a greater depth was reached, and at the end the
// move.
func (s *Server) Step(nodes int) (done bool) {
	if s.search == nil {
		return true
	}
	defer s.guard()
	if s.search.Step(nodes) {
		return s.next()
	}
	if info := s.search.Info(); s.found == nil && info.Depth > s.told {
		s.told = info.Depth
		s.reply(Reply{Info: info})
	}
	return false
}

// Finish answers at once with the best move found so far.
func (s *Server) Finish() {
	if s.search == nil {
		return
	}
	defer s.guard()
	s.answer()
}

// next goes on from the move to the threat, if it is asked for and there may be
// one, or else answers.
func (s *Server) next() (done bool) {
	if s.request.Threat && s.found == nil {
		if g, ok := s.game.Pass(); ok {
			found := s.result()
			s.drop()
			_, engine, _ := s.players(s.request.Game.Variant)
			s.found, s.search = &found, engine.Start(g, s.request.Limits)
			return false
		}
	}
	s.answer()
	return true
}

// answer sends what was found and ends the search.
func (s *Server) answer() {
	r := s.result()
	if s.found != nil {
		threat := r.Info
		r = *s.found
		r.Threat, r.Danger = threat.Line, threat.Score
	}
	s.drop()
	s.reply(r)
}

// result returns the move that the search found, if it is a legal one.
func (s *Server) result() Reply {
	move, info := s.search.Best(), s.search.Info()
	if _, err := s.game.Play(move); err != nil && s.found == nil {
		panic(err)
	}
	return Reply{Move: move.String(), Info: info}
}

// guard turns a panic of an engine into an error, so that the worker lives on.
func (s *Server) guard() {
	if cause := recover(); cause != nil {
		s.search, s.found = nil, nil // it failed: do not touch it again
		s.fail(ErrEngine, textOf(cause))
	}
}

func textOf(cause any) string {
	switch cause := cause.(type) {
	case error:
		return cause.Error()
	case string:
		return cause
	}
	return "panic"
}

func (s *Server) drop() {
	if s.search != nil {
		s.search.Stop()
		s.search = nil
	}
	s.found = nil
}

func (s *Server) fail(code ErrorCode, detail string) {
	s.reply(Reply{Error: code, Detail: detail})
}

func (s *Server) reply(r Reply) {
	r.ID, r.Ply, r.Key = s.request.ID, s.request.Ply, s.request.Key
	s.send(r.Message())
}
