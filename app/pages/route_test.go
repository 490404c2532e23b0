package pages

import "testing"

func TestRoutes(t *testing.T) {
	tests := []struct {
		fragment string
		want     route
	}{
		{"", route{}},
		{"/", route{}},
		{"/jogar/brazilian/computer", route{playing, "brazilian", "computer"}},
		{"/jogar/english/two", route{playing, "english", "two"}},
		{"/recordes", route{page: records}},
		{"/regras/street", route{page: ruleBook, variant: "street"}},
		{"/ajustes", route{page: settings}},
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
		{}, {playing, "english", "two"}, {page: records}, {page: ruleBook, variant: "simple"}, {page: settings},
	} {
		if got := parseRoute(r.href()[1:]); got != r {
			t.Errorf("parseRoute(%q) = %+v, want %+v", r.href()[1:], got, r)
		}
	}
}
