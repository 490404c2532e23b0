# Tabuleiro. Every target sets up what it needs: on a fresh Debian machine
# with Go, `make run` plays and `make test` checks everything.

.PHONY: run test check bench perft soak arena tables train build dist clean go browser axe

run: build                        # build the site and serve it on this machine
	go run ./app serve dist

test: check build browser axe     # everything that must hold before a change lands
	go test ./...
	E2E_DIST=$(CURDIR)/dist go test -tags e2e -timeout 45m ./app/e2e/...

check: go                         # the quick part: format, vet
	@test -z "$$(gofmt -l ai app rules web)" || { gofmt -d ai app rules web; exit 1; }
	go vet -tags e2e ./...
	GOOS=js GOARCH=wasm go vet ./app ./app/pages ./ai/worker

bench: go                         # speed of the rules and of the computer
	go test -run '^$$' -bench . ./rules/... ./ai/...

perft: go                         # all counts of moves that are known, to a hundred million
	go test -timeout 60m -run TestPerft ./rules/draughts ./ai/draughtsengine -args -perft 100000000

soak: build browser               # many positions and whole games, at random and of the computer with itself; PDN=folder replays its files
	go test -timeout 120m -run TestVariants ./rules/draughts -args -games 5000
	go test -timeout 120m -run TestRecordsSurvive ./rules/draughts/pdn -args -games 5000
	go test -tags soak -timeout 90m -run TestSoak ./ai/...
	go test -timeout 30m -run 'TestTables|TestWonEndings' ./ai/draughtsengine -args -tables 4 -endings 300
	@test -z "$(PDN)" || go test -v -timeout 60m -run TestCollection ./rules/draughts/pdn -args -pdn "$(abspath $(PDN))"
	E2E_DIST=$(CURDIR)/dist go test -tags e2e -timeout 60m -run TestWorkerPlaysWholeGames ./app/e2e -args -soak 20

arena: go                         # a match between two draughts engines; ARGS="-variant russian -games 100 -first ..."
	go run ./ai/arena $(ARGS)

tables: go                        # solve the endings of few pieces again, a minute for each game
	go run ./ai/draughtsengine/solve brazilian english russian

train: go                         # learn the evaluation again, from games of the engine against itself: ten minutes for each game
	go run ./ai/draughtsengine/train brazilian
	go run ./ai/draughtsengine/train -games 6000 english

build: go                         # write dist/ and print its sizes
	./build.sh

dist: build                       # the same and dist.zip, for hosts that take one
	go run ./app pack dist dist.zip

clean:                            # remove what building wrote
	rm -rf dist dist.zip .cache

go:
	@command -v go >/dev/null || { echo "Go is needed, as new as go.mod says" >&2; exit 1; }

# The browser and its driver, for the tests in app/e2e.
browser:
	@command -v chromium >/dev/null && command -v chromedriver >/dev/null && command -v chromium-headless-shell >/dev/null || { \
		as_root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$as_root apt-get update && \
		$$as_root apt-get install -y --no-install-recommends chromium chromium-driver chromium-headless-shell; }

# axe-core, the checks of accessibility that a program can make.
axe: app/e2e/node_modules/.package-lock.json
app/e2e/node_modules/.package-lock.json: app/e2e/package-lock.json
	@command -v npm >/dev/null || { \
		as_root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$as_root apt-get update && $$as_root apt-get install -y --no-install-recommends nodejs npm; }
	npm ci --prefix app/e2e --no-audit --no-fund
