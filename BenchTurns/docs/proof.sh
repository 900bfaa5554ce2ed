#!/usr/bin/env bash
# Repeats the proof: identical code, and a loop that is 3 % and 1 % longer, compared again and again. Counts what was told.
#   proof.sh RUNS [BUSY]      RUNS comparisons of each sort; beside BUSY programs that do nothing but compute
set -euo pipefail
runs=${1:?how many comparisons of each sort}
busy=${2:-0}
house=$(cd "$(dirname "$0")/.." && pwd)
work=$house/artifacts/proof
mkdir -p "$work"
export BENCHTURNS_LOCK=proof

for percent in 0 1 3; do
  [ -f "$work/$percent/turns.json" ] || Slower=$percent dotnet run -c Release --project "$house/samples/Regression/Benchmarks" -- --build-only "$work/$percent"
done
dotnet build -c Release -v:quiet "$house/Tool"

trap 'kill $(jobs -p) 2> /dev/null || true' EXIT
for ((one = 0; one < busy; one++)); do (while :; do :; done) & done

compare() { # name, change, further options: how many runs told anything of the loop, and of anything else
  local found=0 false=0
  for ((run = 1; run <= runs; run++)); do
    dotnet "$house/Tool/bin/Release/net10.0/bench-turns.dll" compare "$work/0" "$work/$2" --json "$work/$1-$run.json" "${@:3}" > "$work/$1-$run.txt" 2> /dev/null || true
    [ "$(grep -c 'Spins.* slower' "$work/$1-$run.txt")" -lt 5 ] || found=$((found + 1))
    ! grep -qE '(Words|Allocates).* (slower|faster)|Spins.* faster' "$work/$1-$run.txt" || false=$((false + 1))
    [ "$2" != 0 ] || ! grep -q 'Spins.* slower' "$work/$1-$run.txt" || false=$((false + 1))
  done
  echo "$1, $busy busy programs: all five loops told slower in $found of $runs runs; something told that is not so in $false of $runs runs"
}

compare identical 0
compare three-percent 3
compare one-percent 1 --threshold 1% --thorough
