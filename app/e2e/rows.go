package e2e

// rows says which tests show each requirement of testdata/requirements.tsv, as
// "folder.TestName" or "folder.TestName/name of a row". A test named here that
// is gone fails this package, and so does a requirement in scope without one.
var rows = map[string][]string{
	"S0-03": {"app.TestRulesAreTyped"},
	"S0-04": {"app.TestImports"},

	"S4-58": {"ai.TestSoak", "app/e2e.TestWorkerPlaysWholeGames"},
}
