#!/bin/sh
# Rebuilds src/web/style/inter*.woff2 from the files of @fontsource-variable/inter: weights 400 to 800, the letters of
# the pages' languages, and only kerning, marks and tabular figures. Usage, in the folder of the checkout:
# scripts/subset-inter.sh. Needs Python's fonttools (4.68) and brotli.
set -e
subset() {
  narrow=$(mktemp)
  fonttools varLib.instancer "node_modules/@fontsource-variable/inter/files/inter-$1-wght-normal.woff2" wght=400:800 \
    -o "$narrow" -q
  pyftsubset "$narrow" --unicodes="$3" --layout-features=kern,tnum,ccmp,locl,mark,mkmk --flavor=woff2 \
    --output-file="src/web/style/$2.woff2"
  rm "$narrow"
}
subset latin inter '*'
subset latin-ext inter-latin-ext 'U+0100-017F,U+0218-021B,U+1E9E'
subset cyrillic inter-cyrillic 'U+0400-045F,U+0490-0491,U+2116'
