#!/bin/sh
# Replaces the served build with another one in a single step, so that no reader gets files of both.
#
#   release.sh BUILD ROOT
#
# BUILD is the folder that `npm run build` and then `npm run compress` have written or, to go back, a folder in ROOT/releases.
# ROOT is the folder in site.conf; nginx serves ROOT/current. If two releases start at the same time, the second waits for the
# first. A release that is stopped at any point leaves either the old or the new site, and the next release removes the rest.
#
# An open page requests assets of its own build, so old assets stay for KEEP_DAYS (30) days after the last release that had
# them was replaced; 0 removes them at once. KEEP_RELEASES (5) whole releases stay, so that you can go back. The new one and
# the one before it always stay, because nginx may still be reading from the latter.
# Needs find, xargs, cp, mv, sort, tail and touch of GNU, and flock of util-linux.
#
# RELOAD is the command that makes nginx send the new policy. It must end when nginx sends it: `nginx -s reload` returns
# earlier, by less than a second. For the first release, when nginx is not running yet, set RELOAD=true.
set -eu
# nginx runs as another user, who must be able to read all files.
umask 022

[ $# -eq 2 ] && [ -n "$1" ] && [ -n "$2" ] || { echo "Usage: release.sh BUILD ROOT" >&2; exit 2; }
keep_days=${KEEP_DAYS:-30}
keep_releases=${KEEP_RELEASES:-5}
for setting in "KEEP_DAYS=$keep_days" "KEEP_RELEASES=$keep_releases"; do
  case ${setting#*=} in
    *[!0-9]* | 0?* | ?????*) echo "$setting: give a whole number from 0 to 9999." >&2; exit 2 ;;
  esac
done
# Otherwise, a name that begins with a dash would be read as an option.
case $1 in /*) build=$1 ;; *) build=./$1 ;; esac
case $2 in /*) root=$2 ;; *) root=./$2 ;; esac
[ -f "$build/index.html" ] && [ -f "$build/_headers" ] || { echo "$build is not a finished build." >&2; exit 1; }
mkdir -p "$root/releases"
root=$(cd "$root" && pwd)
[ ! -e "$root/current" ] || [ -L "$root/current" ] || { echo "$root/current is not a link; move it away." >&2; exit 1; }

# The system releases the lock when this script and its children have ended, even if they were killed.
exec 9>> "$root/release.lock"
flock 9

id=$(date -u +%Y%m%dT%H%M%SZ)-$$
next=$root/releases/$id
part=$root/releases/.$id
# In a container, the next run may have the same process id.
[ ! -e "$next" ] || { echo "$next is there already; wait a second." >&2; exit 1; }
remove_parts() {
  rm -rf "$root/releases"/.[0-9]* "$root/current.next" "$root/policy.conf.next"
}
served=
# A run that fails before the switch leaves no release.
trap 'remove_parts; [ -n "$served" ] || [ "$(readlink "$root/current")" = "releases/$id" ] || rm -rf "$next"' EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# Remains of a run that was killed before its trap could run.
remove_parts
mkdir "$part"
# A time before that of every file of this release: one second ago, because the clock of a file system may be behind.
started=@$(($(date +%s) - 1))
# With 0 days, `find` would still keep files of this second, because it counts whole seconds.
if [ -d "$root/current/" ] && [ "$keep_days" != 0 ]; then
  # The days begin now for assets of the outgoing build. They are newer than its `_headers`; those of earlier builds are not.
  (cd "$root/current/" && find . -type f -path '*/assets/*' -newer _headers -exec touch -d "$started" {} +)
  (cd "$root/current/" && find . -type f -path '*/assets/*' -mtime "-$keep_days" -print0) |
    (cd "$root/current/" && xargs -0 -r cp --link --parents --target-directory="$part")
fi
# Without -p, so that the files are as old as the release. Links are replaced, not written through, so files of earlier releases
# stay as they are.
cp -R --remove-destination "$build/." "$part"
touch -d "$started" "$part/_headers"
chmod -R u=rwX,go=rX "$part"
find "$part" -mindepth 1 -name '.*' ! -name .well-known -prune -exec rm -rf {} +
# The slash keeps the text from being empty: the shell drops trailing line breaks, and a name may consist of one.
strange=$(find "$part" ! -type f ! -type d -printf '/%P' -quit)
[ -z "$strange" ] || { echo "$build$strange is neither a file nor a folder; a link may lead out of the site." >&2; exit 1; }

# Until the link moves, nginx sends the new policy with the pages of the old release, so the policy allows the scripts of all
# releases on disk. nginx reloads only if the policy has changed, because reloading closes idle connections.
hashes=$(cat "$root"/releases/.[0-9]*/_headers "$root"/releases/*/_headers 2> /dev/null | grep -o "'sha256-[A-Za-z0-9+/=]*'" | LC_ALL=C sort -u | tr '\n' ' ')
policy=$(sed -n 's/^  Content-Security-Policy: //p' "$part/_headers" |
  sed "s| 'sha256-[^']*'||g; s|script-src 'self'|& ${hashes% }|; s| ;|;|")
# The policy becomes a line of nginx's configuration.
case $policy in
  '' | *[!A-Za-z0-9\ \'\;:./+=_-]*) echo "$build/_headers has no Content-Security-Policy that nginx can send." >&2; exit 1 ;;
esac
printf 'add_header Content-Security-Policy "%s" always;\n' "$policy" > "$root/policy.conf.next"
# policy.conf.before is the last policy that nginx has read. It exists until nginx has read the next one.
if [ -e "$root/policy.conf.before" ] || ! cmp -s "$root/policy.conf.next" "$root/policy.conf"; then
  [ -e "$root/policy.conf.before" ] || [ ! -e "$root/policy.conf" ] || ln "$root/policy.conf" "$root/policy.conf.before"
  mv "$root/policy.conf.next" "$root/policy.conf"
  # A server that RELOAD starts must not inherit the lock.
  if ! sh -c "${RELOAD:-nginx -t -q && nginx -s reload && sleep 1}" 9>&-; then
    # So that the next attempt reloads nginx again.
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

# Renames old releases before they are removed, so that no incomplete release can be chosen for going back.
for old in $(find "$root/releases/" -maxdepth 1 -regex '.*/[0-9]+T[0-9]+Z-[0-9]+' ! -name "$id" -printf '%f\n' |
  LC_ALL=C sort -r | tail -n "+$keep_releases"); do
  [ "$(readlink -f "$root/releases/$old")" = "$before" ] || mv -T "$root/releases/$old" "$root/releases/.$old"
done
echo "$next is served."
