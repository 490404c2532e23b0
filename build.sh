#!/usr/bin/env bash
# Builds the site into dist/. The folder works as it is under any address:
# copy it to a static host. Prints the sizes and fails when they are over
# budget.
set -euo pipefail
cd "$(dirname "$0")"

# The app may be 15 % over a program that says hello with the same framework
# (1,881,551 bytes); the worker a third over one that does nothing (541,208).
app_budget=2163783
worker_budget=700000

toolchain="$(go env GOROOT)/lib/wasm/wasm_exec.js"
if ! cmp -s wasm_exec.js "$toolchain"; then
	echo "wasm_exec.js is not that of $(go env GOVERSION): cp $toolchain wasm_exec.js" >&2
	exit 1
fi

mkdir -p .cache
work=$(mktemp -d .cache/build.XXXXXX)
trap 'rm -rf "$work"' EXIT
out=$work/dist
mkdir -p "$out/web"

# The framework links net/http to be a server, a fifth of the program that a
# browser never calls: app/nethttp stands in for it. The overlay is how the
# compiler is told; every file of the package but one is left out.
http=$(go list -f '{{.Dir}}' net/http)
{
	printf '{"Replace": {'
	find "$http" -maxdepth 1 -name '*.go' ! -name server.go -printf '"%p": "", '
	printf '"%s/server.go": "%s/app/nethttp/http.go"}}' "$http" "$PWD"
} >"$work/overlay.json"

# What need not be fast is compiled without inlining: the runtime, 25 KB less to
# send, the pages with what they read and write, 69 KB, the framework, 22 KB, and
# the standard library's ways to write and read texts, 28 KB.
#
# compile package name: a program for the browser, compressed because few
# hosts would do it; every browser that runs the page can unpack it.
compile() {
	GOOS=js GOARCH=wasm go build -overlay "$work/overlay.json" -trimpath -ldflags="-s -w" -gcflags=runtime=-l \
		-gcflags=encoding/json=-l -gcflags=fmt=-l -gcflags=time=-l -gcflags=github.com/maxence-charriere/...=-l \
		-gcflags=tabuleiro/app/...=-l -gcflags=tabuleiro/rules/draughts/pdn=-l -o "$work/$2.wasm" "$1"
	gzip -9nc "$work/$2.wasm" >"$out/web/$2.wasm.gz"
}

# report name budget: its sizes, and whether they fit.
report() {
	local raw packed
	raw=$(stat -c %s "$work/$1.wasm")
	packed=$(stat -c %s "$out/web/$1.wasm.gz")
	printf '%-8s %10d bytes %10d gzip, %d %% of its budget\n' "$1.wasm" "$raw" "$packed" $((100 * packed / $2))
	if [ "$packed" -gt "$2" ]; then
		echo "$1.wasm is over its budget of $2 bytes" >&2
		exit 1
	fi
}

compile ./app app
compile ./ai/worker ai
cp wasm_exec.js "$out"
go run ./app site -out "$out" -base "${BASE:-}"

report app "$app_budget"
report ai "$worker_budget"
printf '%-8s %10d bytes in %d files\n' dist "$(find "$out" -type f -printf '%s\n' | awk '{n += $1} END {print n}')" "$(find "$out" -type f | wc -l)"

rm -rf dist
mv "$out" dist
