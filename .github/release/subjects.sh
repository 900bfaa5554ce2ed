#!/usr/bin/env bash
# Prints what is attested of a package, as sha256sum does: bash subjects.sh PACKAGE.nupkg
# The assemblies stand beside the package, as nuget.org signs a package and thereby changes its bytes, but not what is in it.
set -euo pipefail

package=$1
folder=$(dirname "$package")
name=$(basename "$package" .nupkg)

(cd "$folder" && sha256sum "$name.nupkg" && if [ -e "$name.snupkg" ]; then sha256sum "$name.snupkg"; fi)

unzip -Z1 "$package" | LC_ALL=C sort | while IFS= read -r entry; do
  case ${entry##*/} in
    SpanCodec*.dll | BenchTurns*.dll | bench-turns.dll | jsonaot.dll)
      echo "$(unzip -p "$package" "$entry" | sha256sum | cut -d ' ' -f 1)  $name/$entry"
      ;;
    # What others have built is not ours to attest: the bill of materials names it.
    *.dll | *.exe) echo "Not ours, and not attested: $name/$entry" >&2 ;;
  esac
done
