#!/bin/sh
# Draws the PNG icons from the SVG ones, with Chromium.
set -eu
cd "$(dirname "$0")"
page=$(mktemp -d)
trap 'rm -r "$page"' EXIT

# draw FILE SIZE SOURCE
draw() {
	echo "<body style='margin:0'><img src='file://$3' width=$2 height=$2 style='display:block'>" >"$page/icon.html"
	"${CHROMIUM:-chromium}" --headless --no-sandbox --hide-scrollbars --force-device-scale-factor=1 \
		--default-background-color=00000000 --window-size="$2,$2" \
		--screenshot="$PWD/$1" "file://$page/icon.html" 2>/dev/null
}

# Systems that cut the corners themselves get the whole square.
sed 's/ rx="22"//' icon.svg >"$page/square.svg"

draw favicon-16.png 16 "$PWD/icon.svg"
draw favicon-32.png 32 "$PWD/icon.svg"
draw icon-192.png 192 "$PWD/icon.svg"
draw icon-512.png 512 "$PWD/icon.svg"
draw maskable-512.png 512 "$page/square.svg"
draw apple-touch-180.png 180 "$page/square.svg"
draw monochrome-512.png 512 "$PWD/monochrome.svg"
for name in resume computer two; do draw "shortcut-$name.png" 96 "$PWD/shortcut-$name.svg"; done
