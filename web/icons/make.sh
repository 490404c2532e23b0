#!/bin/sh
# Draws the PNG icons from the SVG ones, with Chromium.
set -eu
cd "$(dirname "$0")"
page=$(mktemp -d)
trap 'rm -r "$page"' EXIT

# draw FILE SIZE SOURCE BACKGROUND
draw() {
	echo "<body style='margin:0;background:$4'><img src='file://$PWD/$3' width=$2 height=$2 style='display:block'>" >"$page/icon.html"
	"${CHROMIUM:-chromium}" --headless --no-sandbox --hide-scrollbars --force-device-scale-factor=1 \
		--default-background-color=00000000 --window-size="$2,$2" \
		--screenshot="$PWD/$1" "file://$page/icon.html" 2>/dev/null
}

green='#0A6847'
draw favicon-16.png 16 icon.svg transparent
draw favicon-32.png 32 icon.svg transparent
draw icon-192.png 192 icon.svg transparent
draw icon-512.png 512 icon.svg transparent
draw maskable-512.png 512 icon.svg "$green"
draw apple-touch-180.png 180 icon.svg "$green"
draw monochrome-512.png 512 monochrome.svg transparent
