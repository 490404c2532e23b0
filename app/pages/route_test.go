package pages

import "testing"

func TestRoutes(t *testing.T) {
	tests := []struct {
		fragment string
		want     route
	}{
		{"", route{}},
		{"/", route{}},
		{"/jogar/brazilian/computer", route{page: playing, variant: "brazilian", mode: "computer"}},
		{"/jogar/english/two", route{page: playing, variant: "english", mode: "two"}},
		{"/recordes", route{page: records}},
		{"/regras/street", route{page: ruleBook, variant: "street"}},
		{"/regras/brazilian/escolha", route{page: ruleBook, variant: "brazilian", rule: "escolha"}},
		{"/regras/brazilian/nonsense", route{}},
		{"/regras/brazilian/escolha/more", route{}},
		{"/ajustes", route{page: settings}},
		{"/outras", route{page: others}},
		{"/aprender", route{page: learning}},
		{"/aprender/maioria", route{page: learning, rule: "maioria"}},
		{"/aprender/maioria/more", route{}},
		{"/comparar/maioria", route{page: compared, rule: "maioria"}},
		{"/computador", route{page: thinking}},
		{"/computador/more", route{}},
		{"/regras/english/estrategia", route{page: ruleBook, variant: "english", rule: "estrategia"}},
		{"/regras", route{page: ruleBook}},
		{"/regras/turkish", route{page: ruleBook, variant: "turkish"}},
		{"/nova", route{page: newSheet}},
		{"/nova/frisian", route{page: newSheet, variant: "frisian"}},
		{"/jogar/international/two", route{page: playing, variant: "international", mode: "two"}},
		{"/nova/nonsense", route{}},
		{"/outras/frisian", route{}},
		{"/jogar/brazilian/link", route{page: playing, variant: "brazilian", mode: "link"}},
		{"/partida/1/brazilian/white/0/AA", route{page: watching, link: "1/brazilian/white/0/AA"}},
		{"/lance/nonsense", route{page: arriving, link: "nonsense"}},
		{"/partida", route{page: watching}},
		{"/jogar", route{}},
		{"/jogar/brazilian", route{}},
		{"/jogar/nonsense/computer", route{}},
		{"/jogar/brazilian/nonsense", route{}},
		{"/jogar/brazilian/computer/more", route{}},
		{"/recordes/brazilian", route{}},
		{"/nonsense", route{}},
	}
	for _, test := range tests {
		if got := parseRoute(test.fragment); got != test.want {
			t.Errorf("parseRoute(%q) = %+v, want %+v", test.fragment, got, test.want)
		}
	}
}

func TestTheLinkOfARouteLeadsToIt(t *testing.T) {
	for _, r := range []route{
		{}, {page: playing, variant: "english", mode: "two"}, {page: records}, {page: ruleBook, variant: "simple"}, {page: ruleBook, variant: "simple", rule: "captura"}, {page: settings}, {page: learning, rule: "dama"},
	} {
		if got := parseRoute(r.href()[1:]); got != r {
			t.Errorf("parseRoute(%q) = %+v, want %+v", r.href()[1:], got, r)
		}
	}
}
