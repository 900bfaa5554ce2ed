#!/usr/bin/env bash
# Posts the table, or updates the comment that an earlier run has posted.
set -euo pipefail

[ -f comparison.md ] || exit 0
# A comment has room for 65,536 characters; the summary has all of them.
head -c 60000 comparison.md > comment.md
comments="repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments"
id=$(gh api "$comments" --paginate --jq '.[] | select(.body | startswith("<!-- bench-turns -->")) | .id' | head -n 1)
if [ -n "$id" ]; then
  gh api -X PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$id" -F body=@comment.md > /dev/null
else
  gh api "$comments" -F body=@comment.md > /dev/null
fi
