#!/usr/bin/env bash
# Repeats the proof: identical code, and a loop that is 3 % and 1 % longer, compared again and again. Counts what was told.
#   proof.sh RUNS [BUSY] [KINDS] [MODE]    RUNS comparisons of each kind, beside BUSY programs that do nothing but compute, of jit or another mode
# KINDS are of identical, three-percent, one-percent and sequential, with blanks between them: the first three where none is named. The last
# is BenchmarkDotNet's own loop of the same rows, one build after the other, as dotnet/performance runs and judges it.
set -euo pipefail
runs=${1:?how many comparisons of each kind}
busy=${2:-0}
kinds=${3:-identical three-percent one-percent}
mode=${4:-jit}
house=$(cd "$(dirname "$0")/.." && pwd)
work=$house/artifacts/proof/$mode
sample=$house/samples/Regression/Benchmarks
mkdir -p "$work"
export BENCHTURNS_LOCK=proof

for percent in 0 1 3; do
  [ -f "$work/$percent/turns.json" ] || Slower=$percent dotnet run -c Release --project "$sample" -- --modes "$mode" --build-only "$work/$percent"
done
dotnet build -c Release -v:quiet "$house/Tool"

trap 'kill $(jobs -p) 2> /dev/null || true' EXIT
for ((one = 0; one < busy; one++)); do (while :; do :; done) & done

# What a run told, in a file: the loop slower in all five rows, and anything that is not so.
found=0 false=0
count() { # file, whether the loop is longer
  local loops others
  loops=$(grep -cE 'Spins.* slower' "$1" || true)
  others=$(grep -E ' (slower|faster)( w)?$' "$1" | grep -cvE 'Spins.* slower' || true)
  if [ "$2" = 0 ]; then others=$((others + loops)); fi
  [ "$loops" -lt 5 ] || found=$((found + 1))
  [ "$others" = 0 ] || false=$((false + 1))
  flags=$((flags + others))
}

for kind in $kinds; do
  case $kind in
    identical) change=0 options=() ;;
    three-percent) change=3 options=() ;;
    one-percent) change=1 options=(--threshold 1% --thorough) ;;
    sequential) change=0 ;;
    *) echo "There is no kind $kind."; exit 2 ;;
  esac
  found=0 false=0 flags=0 began=$SECONDS
  for ((run = 1; run <= runs; run++)); do
    told=$work/$kind-$busy-$run
    if [ "$kind" = sequential ]; then
      for side in base change; do
        dotnet run -c Release --no-build --project "$sample" -- --filter '*' --iterationTime 250 --warmupCount 1 --minIterationCount 15 \
          --maxIterationCount 20 --exporters fulljson --artifacts "$told-$side" > "$told-$side.log"
      done
      dotnet run "$house/docs/sequential.cs" -- "$told-base" "$told-change" > "$told.txt"
    else
      dotnet "$house/Tool/bin/Release/net10.0/bench-turns.dll" compare "$work/0" "$work/$change" --json "$told.json" "${options[@]}" > "$told.txt" 2> /dev/null || true
    fi
    count "$told.txt" $change
  done
  echo "$mode, $kind, $busy busy programs: all five loops told slower in $found of $runs runs; something told that is not so in $false of $runs" \
    "($flags rows); $(((SECONDS - began) / runs)) s a run"
done
