#!/bin/sh
# Packs the suite as a .NET tool: sh pack.sh VERSION FOLDER [ADDRESS]
# VERSION is the tag without its "lab-v". ADDRESS is where the project can be found: the package links to it.
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
    grep -qx "## $version" "$root/../../CHANGELOG.md" || refuse "CHANGELOG.md has no heading '## $version'."
    ! grep -q "not on NuGet yet" "$root/README.md" || refuse "README.md says that it is not on NuGet yet."
    ;;
esac

# Without git the time is that of packing.
epoch=$(git -C "$root" log -1 --format=%ct 2> /dev/null) && export SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$epoch}" || true

# On a build server paths in assemblies begin at the root of the checkout.
dotnet pack "$root" -c Release -o "$folder" -nologo -p:Version="$version" -p:PackageProjectUrl="$address" -p:PublishRepositoryUrl=true \
  -p:ContinuousIntegrationBuild=true
