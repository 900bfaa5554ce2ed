#!/usr/bin/env bash
# Makes the site of the documents, with a reference of what is public in SpanCodec and BenchTurns: bash .github/site/build.sh FOLDER
# Where the folder has an index.html, the page of the report, the site links to it. A link that leads nowhere is an error.
set -euo pipefail

[ $# -eq 1 ] || { echo "Say a folder: bash .github/site/build.sh FOLDER" >&2; exit 1; }
mkdir -p "$1"
folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
stage=artifacts/site
rm -rf "$stage"
mkdir -p "$stage"

# One folder with all that the site is made of: DocFX takes no file from above its own.
git ls-files -z -- README.md CHANGELOG.md CONTRIBUTING.md SECURITY.md LICENSE docs .github/workflows \
  .github/ISSUE_TEMPLATE .github/pictures.sh \
  SpanCodec/README.md SpanCodec/CHANGELOG.md SpanCodec/SECURITY.md SpanCodec/docs SpanCodec/samples \
  BenchTurns/README.md BenchTurns/CHANGELOG.md BenchTurns/docs BenchTurns/samples BenchTurns/action \
  | xargs -0 cp --parents -t "$stage"
cp .github/site/docfx.json .github/site/toc.yml .github/site/api.filter.yml .github/site/logo.svg "$stage/"
for room in docs SpanCodec BenchTurns; do
  cp ".github/site/$room.toc.yml" "$stage/$room/toc.yml"
done

if [ -e "$folder/index.html" ]; then
  cp "$folder/index.html" "$stage/"
else
  echo '<!DOCTYPE html><meta http-equiv="refresh" content="0; url=README.html">' > "$stage/index.html"
fi

# The sample has beside it what BenchTurns refers to.
for project in SpanCodec/AspNetCore BenchTurns/samples/Regression/Benchmarks; do
  dotnet build "$project" -c Release -nologo -v:quiet
done
dotnet tool restore
dotnet tool run docfx "$stage/docfx.json" --warningsAsErrors
cp -r "$stage/html/." "$folder/"
