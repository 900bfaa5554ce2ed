#!/bin/sh
# Packs a release: sh pack.sh VERSION FOLDER [ADDRESS]
# VERSION is the tag without its v. ADDRESS is where the project can be found: packages and messages link to it.
# The time in a package is its commit's, and not that of packing: whoever packs it again gets the same bytes.
set -eu

refuse() {
  echo "$1" >&2
  exit 1
}

[ $# -ge 2 ] || refuse "Say a version and a folder: sh pack.sh VERSION FOLDER [ADDRESS]"
version=$1
folder=$2
address=${3:-}
root=$(cd "$(dirname "$0")" && pwd)

echo "$version" | grep -qxE '[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.]+)?' || refuse "'$version' is no version."
# A trial of what comes next needs neither of these.
case $version in
  *-*) ;;
  *)
    grep -qx "## $version" "$root/CHANGELOG.md" || refuse "CHANGELOG.md has no heading '## $version'."
    ! grep -rq "not on NuGet yet" "$root/README.md" "$root/docs" || refuse "README.md or docs/ say that it is not on NuGet yet."
    for project in Runtime AspNetCore; do
      ! grep -qv '^#' "$root/$project/PublicAPI.Unshipped.txt" \
        || refuse "Move the lines of $project/PublicAPI.Unshipped.txt to PublicAPI.Shipped.txt: they are promised from now on."
    done
    for sample in hello.cs Orders/Orders.csproj Controllers/Controllers.csproj Lines/Lines.csproj Browser/Browser.csproj; do
      grep -qE "SpanCodec(@|\" Version=\")$version" "$root/samples/$sample" || refuse "samples/$sample names another version."
    done
    ;;
esac

# Without git the time is that of packing.
epoch=$(git -C "$root" log -1 --format=%ct 2> /dev/null) && export SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$epoch}" || true

mkdir -p "$folder"
for project in Runtime AspNetCore; do
  dotnet pack "$root/$project" -c Release -o "$folder" -nologo -p:Version="$version" -p:ProjectAddress="$address"
done
