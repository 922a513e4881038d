#!/bin/sh
# Rebuilds src/web/style/inter.woff2 from the Latin file of @fontsource-variable/inter: weights 400 to 800, and only
# kerning, marks and tabular figures. Usage: scripts/subset-inter.sh inter-latin-wght-normal.woff2
# Needs Python's fonttools (4.68) and brotli.
set -e
narrow=$(mktemp)
fonttools varLib.instancer "$1" wght=400:800 -o "$narrow" -q
pyftsubset "$narrow" --unicodes='*' --layout-features=kern,tnum,ccmp,locl,mark,mkmk --flavor=woff2 \
  --output-file="$(dirname "$0")/../src/web/style/inter.woff2"
rm "$narrow"
