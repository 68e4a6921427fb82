#!/bin/sh
# Puts a build in the place of the one that is served, in one step, so that no reader gets parts of both.
#
#   release.sh BUILD ROOT
#
# BUILD is the folder that `npm run build` made, and `npm run compress` after it. ROOT is the folder that site.conf names;
# what is served is ROOT/current. A second release at the same time waits for the first. One that is stopped, by whatever
# and wherever, leaves the site as it was or as it should be, and the next one removes its remains.
#
# A page that is open asks for the assets of its own build, so assets of earlier builds stay for KEEP_DAYS (30) after the
# last release that had them; 0 keeps none. KEEP_RELEASES (5) whole releases stay, for the way back, and never fewer than
# the new one and the one before it, from which nginx may still be reading.
# It takes the find, xargs, cp, mv, sort and tail of GNU, and the flock of util-linux.
#
# RELOAD is what makes nginx answer with the new policy, and ends when it does: `nginx -s reload` only asks for it, and takes
# less than a second. The first time, when nginx does not run yet, call this with RELOAD=true.
set -eu
# nginx's processes are not the one who releases, and have to read it all.
umask 022

[ $# -eq 2 ] && [ -n "$1" ] && [ -n "$2" ] || { echo "Usage: release.sh BUILD ROOT" >&2; exit 2; }
keep_days=${KEEP_DAYS:-30}
keep_releases=${KEEP_RELEASES:-5}
for setting in "KEEP_DAYS=$keep_days" "KEEP_RELEASES=$keep_releases"; do
  case ${setting#*=} in
    *[!0-9]* | 0?* | ?????*) echo "$setting: give a whole number from 0 to 9999." >&2; exit 2 ;;
  esac
done
# A name may begin with a dash.
case $1 in /*) build=$1 ;; *) build=./$1 ;; esac
case $2 in /*) root=$2 ;; *) root=./$2 ;; esac
[ -f "$build/index.html" ] && [ -f "$build/_headers" ] || { echo "$build is not a finished build." >&2; exit 1; }
mkdir -p "$root/releases"
root=$(cd "$root" && pwd)
[ ! -e "$root/current" ] || [ -L "$root/current" ] || { echo "$root/current is not a link; move it away." >&2; exit 1; }

# The system lets go of the lock when this script and all that it has started are gone, however they ended.
exec 9>> "$root/release.lock"
flock 9

id=$(date -u +%Y%m%dT%H%M%SZ)-$$
next=$root/releases/$id
part=$root/releases/.$id
# In a container, the next process may well have the same number.
[ ! -e "$next" ] || { echo "$next is there already; wait a second." >&2; exit 1; }
remove_parts() {
  rm -rf "$root/releases"/.[0-9]* "$root/current.next" "$root/policy.conf.next"
}
served=
# A release that was not reached leaves nothing.
trap 'remove_parts; [ -n "$served" ] || [ "$(readlink "$root/current")" = "releases/$id" ] || rm -rf "$next"' EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# What a run has left that had no time for its own trap.
remove_parts
mkdir "$part"
# find counts whole seconds: what the same second brought is younger than 0 days to it.
if [ -d "$root/current/" ] && [ "$keep_days" != 0 ]; then
  (cd "$root/current/" && find . -type f -path '*/assets/*' -mtime "-$keep_days" -print0) |
    (cd "$root/current/" && xargs -0 -r cp --link --parents --target-directory="$part")
fi
# Without -p: the time of a file says when a release last brought it. Over a link, the file of the earlier release stays.
cp -R --remove-destination "$build/." "$part"
chmod -R u=rwX,go=rX "$part"
find "$part" -mindepth 1 -name '.*' ! -name .well-known -prune -exec rm -rf {} +
# The first letter is ours: the shell drops a line break at the end, of which a name may consist.
strange=$(find "$part" ! -type f ! -type d -printf '/%P' -quit)
[ -z "$strange" ] || { echo "$build$strange is neither a file nor a folder; a link may lead out of the site." >&2; exit 1; }

# The policy is sent with the pages of the release that is served now until the link moves, so it allows the scripts of all
# releases that are there. nginx is asked to read it only if it is another one: reloading closes idle connections.
hashes=$(cat "$root"/releases/.[0-9]*/_headers "$root"/releases/*/_headers 2> /dev/null | grep -o "'sha256-[A-Za-z0-9+/=]*'" | LC_ALL=C sort -u | tr '\n' ' ')
policy=$(sed -n 's/^  Content-Security-Policy: //p' "$part/_headers" |
  sed "s| 'sha256-[^']*'||g; s|script-src 'self'|& ${hashes% }|; s| ;|;|")
# It becomes a line of nginx's configuration.
case $policy in
  '' | *[!A-Za-z0-9\ \'\;:./+=_-]*) echo "$build/_headers has no Content-Security-Policy that nginx can send." >&2; exit 1 ;;
esac
printf 'add_header Content-Security-Policy "%s" always;\n' "$policy" > "$root/policy.conf.next"
# policy.conf.before is the last policy that nginx has read, and is there until it has read another.
if [ -e "$root/policy.conf.before" ] || ! cmp -s "$root/policy.conf.next" "$root/policy.conf"; then
  [ -e "$root/policy.conf.before" ] || [ ! -e "$root/policy.conf" ] || ln "$root/policy.conf" "$root/policy.conf.before"
  mv "$root/policy.conf.next" "$root/policy.conf"
  # A server that this starts must not keep the lock.
  if ! sh -c "${RELOAD:-nginx -t -q && nginx -s reload && sleep 1}" 9>&-; then
    # The next attempt has to find that nginx does not know the policy yet.
    if [ -e "$root/policy.conf.before" ]; then mv "$root/policy.conf.before" "$root/policy.conf"; else rm "$root/policy.conf"; fi
    echo "nginx did not accept the new policy; the release that was served still is." >&2
    exit 1
  fi
  rm -f "$root/policy.conf.before"
fi

mv -T "$part" "$next"
# Renaming is one step; `ln -sf` would remove the old link first.
before=$(readlink -f "$root/current" || true)
ln -s "releases/$id" "$root/current.next"
mv -T "$root/current.next" "$root/current"
served=yes

# Renamed first, so that no half of a release is left for the way back.
for old in $(find "$root/releases/" -maxdepth 1 -regex '.*/[0-9]+T[0-9]+Z-[0-9]+' ! -name "$id" -printf '%f\n' |
  LC_ALL=C sort -r | tail -n "+$keep_releases"); do
  [ "$(readlink -f "$root/releases/$old")" = "$before" ] || mv -T "$root/releases/$old" "$root/releases/.$old"
done
echo "$next is served."
