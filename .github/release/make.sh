#!/usr/bin/env bash
# Makes all that a release publishes: bash make.sh TAG FOLDER [ADDRESS]
# For each package the folder gets NAME.VERSION.nupkg and .snupkg, .sha256 (what is attested) and .cdx.json (its bill of materials).
# Everything is packed twice, in two folders, and must be the same byte for byte. ADDRESS is where the project can be found.
set -euo pipefail

refuse() {
  echo "$1" >&2
  exit 1
}

[ $# -ge 2 ] || refuse "Say a tag and a folder: bash make.sh TAG FOLDER [ADDRESS]"
tag=$1
address=${3:-}
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
# No build server stays behind with what it knows of an earlier build.
export CI=true MSBUILDDISABLENODEREUSE=1

facts=$(sh "$here/tag.sh" "$tag")
house=$(sed -n 's/^house=//p' <<< "$facts")
version=$(sed -n 's/^version=//p' <<< "$facts")

[ -z "$(git -C "$root" status --porcelain)" ] || refuse "Commit your changes first: a package names the commit that it is made of."
mkdir -p "$2"
folder=$(cd "$2" && pwd)
[ -z "$(ls -A "$folder")" ] || refuse "'$folder' is not empty: what is in it would be released too."

# Both times from nothing but the commit, in a folder where no branch is checked out: a package names the branch, where there is one.
copies=$(mktemp -d)
clean() {
  for copy in first again; do
    git -C "$root" worktree remove --force "$copies/$copy" 2> /dev/null || true
  done
  rm -rf "$copies"
}
trap clean EXIT
pack() {
  git -C "$root" worktree add --quiet --detach "$copies/$1" HEAD
  sh "$copies/$1/$house/pack.sh" "$version" "$2" "$address"
}

pack first "$folder"
cd "$copies/first"
dotnet tool restore
for package in "$folder"/*.nupkg; do
  name=$(basename "$package" .nupkg)
  id=${name%".$version"}
  project=$(grep -rl --include='*.csproj' "<PackageId>$id</PackageId>" "$house") || refuse "No project below $house makes the package $id."
  # Without a restore: what the package was made with is what counts. What only the build needs is in it with the scope "excluded".
  dotnet tool run dotnet-CycloneDX "$project" --output "$folder" --filename "$name.cdx.json" --output-format Json --spec-version 1.6 \
    --disable-package-restore --include-project-references --set-nuget-purl --set-name "$id" --set-version "$version" --set-type Library
  bash "$here/subjects.sh" "$package" > "$folder/$name.sha256"
done

pack again "$copies/packages"
for package in "$folder"/*.nupkg "$folder"/*.snupkg; do
  [ -e "$package" ] || continue
  other=$copies/packages/$(basename "$package")
  cmp "$package" "$other" || {
    diff <(unzip -lvqq "$package") <(unzip -lvqq "$other") >&2 || true
    refuse "$(basename "$package") differs when it is made again, in the lines above: nobody could check it."
  }
done
echo "Made twice with the same bytes:"
cat "$folder"/*.sha256
