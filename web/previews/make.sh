#!/usr/bin/env bash
# Takes the pictures that go with links to the pages, by Chromium, from the HTML
# files in this folder.
set -euo pipefail
cd "$(dirname "$0")"
profile=$(mktemp -d)
trap 'rm -rf "$profile"' EXIT
for source in *.html; do
	chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --allow-file-access-from-files \
		--user-data-dir="$profile" --window-size=1200,630 \
		--screenshot="$PWD/${source%.html}.png" "file://$PWD/$source" 2>/dev/null
done
