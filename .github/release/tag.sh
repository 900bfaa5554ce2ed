#!/bin/sh
# Says what a tag releases, in lines as a step's output takes them: sh tag.sh TAG
set -eu

tag=${1:-}
case $tag in
  bench-turns-v*) house=BenchTurns version=${tag#bench-turns-v} tests=BenchTurns/Tests ;;
  lab-v*) house=Lab/DotnetTool version=${tag#lab-v} tests=Tests ;;
  v*) house=SpanCodec version=${tag#v} tests=SpanCodec/Tests ;;
  *) house='' ;;
esac

# A line break in it would be a further line of the output.
case ${version:-} in
  '' | *[!0-9A-Za-z.-]*)
    echo "'$tag' names no release. v0.1.0 is one of SpanCodec, bench-turns-v0.1.0 of BenchTurns, lab-v0.1.0 of the suite's tool." >&2
    exit 1
    ;;
esac

echo "house=$house"
echo "version=$version"
echo "tests=$tests"
