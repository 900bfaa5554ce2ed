#!/usr/bin/env bash
# Takes the pictures of the page that README and docs show: first `report`, then this, in the checkout. It needs a Chromium on the PATH.
set -eu
cd "$(dirname "$0")/.."
page="file://$PWD/artifacts/report.html"

take() {
  # Chromium refuses its sandbox to the administrator, as whom a container runs.
  chromium --headless=new --no-sandbox --hide-scrollbars --disable-gpu --no-first-run --virtual-time-budget=3000 \
    --window-size="$3" --screenshot="docs/pictures/$1.png" "$page#$2"
}

take report-dark "colours=dark" 1200,1300
take heat "show=heat" 1200,1150
take startup "show=startup" 1200,1250
take narrow "" 500,1300
