#!/usr/bin/env bash
# Compares what is checked out with what it is merged into. The table goes into a file and the summary; the exit code is told, not answered:
# what was found is posted first.
set -euo pipefail
# Words of the inputs are words, and no names of files.
set -f

# What is checked out is the change merged into the branch as it is now, and that branch is the merge's first parent.
code=0
$TOOL compare HEAD^1 --filter $FILTER --modes "$MODES" --threshold "$THRESHOLD" ${PROJECT:+--project "$PROJECT"} --markdown comparison.md || code=$?
echo "code=$code" >> "$GITHUB_OUTPUT"
[ ! -f comparison.md ] || cat comparison.md >> "$GITHUB_STEP_SUMMARY"
