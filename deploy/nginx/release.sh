#!/bin/sh
# Puts a build in the place of the one that is served, in one step, so that no reader gets parts of both.
#
#   release.sh BUILD ROOT
#
# BUILD is the folder that `npm run build` made, and `npm run compress` after it. ROOT is the folder that site.conf names;
# what is served is ROOT/current.
#
# A page that is open asks for the assets of its own build, so assets of earlier builds stay for KEEP_DAYS (30) after the
# last release that had them; 0 keeps none. KEEP_RELEASES (5) whole releases stay, for the way back.
# It takes the find, xargs, cp and mv of GNU.
#
# RELOAD is what makes nginx read the new policy; the first time, when nginx does not run yet, call this with RELOAD=true.
set -eu

[ $# -eq 2 ] || { echo "Usage: release.sh BUILD ROOT" >&2; exit 2; }
build=$1
mkdir -p "$2"
root=$(cd "$2" && pwd)
[ -f "$build/index.html" ] && [ -f "$build/_headers" ] || { echo "$build holds no finished build." >&2; exit 1; }

id=$(date -u +%Y%m%dT%H%M%SZ)-$$
next=$root/releases/$id
part=$root/releases/.$id
# A release that was not reached leaves nothing.
trap 'rm -rf "$part"; [ "$(readlink "$root/current")" = "releases/$id" ] || rm -rf "$next"' EXIT
mkdir -p "$part"
# find counts whole seconds: what the same second brought is younger than 0 days to it.
if [ -d "$root/current/" ] && [ "${KEEP_DAYS:-30}" != 0 ]; then
  (cd "$root/current/" && find . -type f -path '*/assets/*' -mtime "-${KEEP_DAYS:-30}" -print0) |
    (cd "$root/current/" && xargs -0 -r cp --link --parents --target-directory="$part")
fi
# Without -p: the time of a file says when a release last brought it. Over a link, the file of the earlier release stays.
cp -R --remove-destination "$build/." "$part"
mv "$part" "$next"

# The policy is sent with the pages of the release that is served now until the link moves, so it allows the scripts of all
# releases that are there. nginx is asked to read it only if it is another one: reloading closes idle connections.
hashes=$(cat "$root"/releases/*/_headers | grep -o "'sha256-[A-Za-z0-9+/=]*'" | LC_ALL=C sort -u | tr '\n' ' ')
policy=$(sed -n 's/^  Content-Security-Policy: //p' "$next/_headers" |
  sed "s| 'sha256-[^']*'||g; s|script-src 'self'|& ${hashes% }|; s| ;|;|")
[ -n "$policy" ] || { echo "$build/_headers has no Content-Security-Policy." >&2; exit 1; }
printf 'add_header Content-Security-Policy "%s" always;\n' "$policy" > "$root/policy.conf.next"
if ! cmp -s "$root/policy.conf.next" "$root/policy.conf"; then
  [ ! -e "$root/policy.conf" ] || cp "$root/policy.conf" "$root/policy.conf.before"
  mv "$root/policy.conf.next" "$root/policy.conf"
  if ! sh -c "${RELOAD:-nginx -t -q && nginx -s reload}"; then
    # The next attempt has to find that nginx does not know the policy yet.
    rm "$root/policy.conf"
    [ ! -e "$root/policy.conf.before" ] || mv "$root/policy.conf.before" "$root/policy.conf"
    echo "nginx did not accept the new policy; the release that was served still is." >&2
    exit 1
  fi
fi
rm -f "$root/policy.conf.next" "$root/policy.conf.before"

# Renaming is one step; `ln -sf` would remove the old link first.
ln -s "releases/$id" "$root/current.next"
mv -T "$root/current.next" "$root/current"

for old in $(ls -r "$root/releases" | tail -n "+$((${KEEP_RELEASES:-5} + 1))"); do
  [ "$old" = "$id" ] || rm -rf "${root:?}/releases/$old"
done
echo "$next is served."
