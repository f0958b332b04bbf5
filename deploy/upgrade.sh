#!/usr/bin/env bash
# Puts the checked-out version into service while people go on using the one before. As root, in the clone:
#   git pull && deploy/upgrade.sh
#   deploy/upgrade.sh --rollback     back to the version that ran before, with all data
# "blue" (port 3001) and "green" (port 3002) take turns: the new version starts beside the old one, Caddy sends people
# to it when it is ready, and only then the old one stops. If it does not get ready, nothing changes.
set -euo pipefail
cd "$(dirname "$0")/.."
home=/opt/karngea

fail() {
  echo "upgrade.sh: $*" >&2
  exit 1
}
say() { echo "$(date -u +%T) $*"; }
# Makes the symbolic link, unless it is right already.
point() { [ "$(readlink "$home/$1")" = "$2" ] || ln --symbolic --force --no-dereference "$2" "$home/$1"; }

# Writes the file if it differs, and says whether it did.
put() {
  local text
  text=$(cat)
  [[ -e $1 && $(<"$1") == "$text" ]] && return 1
  printf '%s\n' "$text" >"$1"
}

# Node of today's version 24: security updates come with each upgrade. NODE_HOME names a folder with bin/node and bin/npm
# to use instead.
install_node() {
  local site=https://nodejs.org/dist/latest-v24.x machine archive
  if [ -n "${NODE_HOME:-}" ]; then
    point node "$NODE_HOME"
    return
  fi
  case $(uname -m) in
    x86_64) machine=x64 ;;
    aarch64) machine=arm64 ;;
    *) fail "there is no Node for $(uname -m); set NODE_HOME." ;;
  esac
  local work
  work=$(mktemp --directory)
  curl --fail --silent --show-error --proto =https --max-time 60 --output "$work/sums" $site/SHASUMS256.txt ||
    fail 'nodejs.org cannot be reached.'
  archive=$(grep --only-matching "node-v24[0-9.]*-linux-$machine\.tar\.xz" "$work/sums")
  local folder=$home/${archive%.tar.xz}
  if [ ! -e "$folder/bin/node" ]; then
    curl --fail --silent --show-error --proto =https --max-time 600 --output "$work/$archive" "$site/$archive"
    (cd "$work" && grep "  $archive\$" sums | sha256sum --check --quiet)
    tar --extract --no-same-owner --file "$work/$archive" --directory $home
  fi
  point node "$folder"
  rm --recursive --force "$work"
}

# Builds as the server's user, because packages run code of their own, and then gives the files to root.
build() {
  local release=$1 work=$1.part
  rm --recursive --force "$work"
  install --directory --owner=karngea --group=karngea "$work" "$work/home"
  git archive HEAD | runuser --user karngea -- tar --extract --directory "$work"
  (cd "$work" && runuser --user karngea -- env --ignore-environment HOME="$work/home" PATH="$home/node/bin:/usr/bin:/bin" \
    sh -ec 'npm ci --include=dev --no-audit --no-fund && npm run build && npm prune --omit=dev --no-audit --no-fund') >"$release.log" 2>&1 ||
    { tail --lines=20 "$release.log" >&2; fail "the build failed; $release.log has it all."; }
  rm --recursive --force "${work:?}/home" "$work/node_modules/.cache"
  chown --recursive root:root "$work"
  chmod --recursive u=rwX,go=rX "$work"
  mv "$work" "$release"
}

install_files() {
  local unit changed=0
  for unit in karngea@.service karngea-backup.service karngea-backup.timer; do
    put "/etc/systemd/system/$unit" <"deploy/debian/$unit" && changed=1
  done
  put /etc/systemd/journald@karngea.conf <deploy/debian/journald.conf || true
  put /usr/local/bin/karngea <deploy/debian/karngea || true
  chmod 0755 /usr/local/bin/karngea
  echo PORT=3001 | put $home/blue.env || true
  echo PORT=3002 | put $home/green.env || true
  if [ $changed = 1 ]; then systemctl daemon-reload; fi
  systemctl is-enabled --quiet karngea-backup.timer || systemctl enable --now --quiet karngea-backup.timer
}

# Sends people to the server on the port.
direct_to() {
  local site tls=''
  site=$(sed --quiet 's/^PUBLIC_URL=//p' /etc/karngea/karngea.env)
  [ ! -e /etc/karngea/internal-ca ] || tls='\n\ttls internal'
  put /etc/caddy/Caddyfile < <(sed "s|^{\$SITE} {|$site {$tls|; s|balancer:80|127.0.0.1:$1|" deploy/Caddyfile) || return 0
  caddy validate --config /etc/caddy/Caddyfile --adapter caddyfile >/dev/null 2>&1 || fail 'caddy refuses /etc/caddy/Caddyfile.'
  systemctl enable --now --quiet caddy
  systemctl reload caddy
}

wait_until_ready() {
  local tries
  for ((tries = 0; tries < 60; tries++)); do
    curl --fail --silent --max-time 2 --output /dev/null "http://127.0.0.1:$1/api/ready" && return
    sleep 1
  done
  return 1
}

port_of() { sed 's/^PORT=//' "$home/$1.env"; }

# Each step can be repeated after the script was interrupted.
start() {
  local release=$1 colour other
  colour=$(cat $home/active 2>/dev/null || echo green)
  if [ "$(readlink $home/current)" != "$release" ] || ! systemctl is-active --quiet "karngea@$colour"; then
    if [ "$colour" = blue ]; then colour=green; else colour=blue; fi
    point $colour "$release"
    systemctl restart karngea@$colour
    if ! wait_until_ready "$(port_of $colour)"; then
      journalctl --namespace=karngea --unit=karngea@$colour --lines=20 --no-pager >&2 || true
      systemctl stop karngea@$colour
      fail 'the new version does not get ready; the one before stays in service.'
    fi
    [ "$(readlink $home/current || echo "$release")" = "$release" ] || point previous "$(readlink $home/current)"
    point current "$release"
    echo $colour >$home/active
  fi
  if [ "$colour" = blue ]; then other=green; else other=blue; fi
  direct_to "$(port_of "$colour")"
  systemctl enable --quiet "karngea@$colour"
  systemctl disable --quiet "karngea@$other"
  systemctl stop "karngea@$other"
  say "$(basename "$release") is in service."
}

# All but the newest three and those that are in use.
delete_old_releases() {
  local release
  while read -r release; do
    [[ $release == "$(readlink $home/current)" || $release == "$(readlink $home/previous || true)" ]] ||
      rm --recursive --force "$release" "$release.log"
  done < <(find $home/releases -mindepth 1 -maxdepth 1 -type d -printf '%T@ %p\n' | sort --reverse --numeric-sort | tail --lines=+4 | cut --delimiter=' ' --fields=2)
}

[ "$(id -u)" = 0 ] || fail 'run it as root.'
[ -e /etc/karngea/karngea.env ] || fail 'run deploy/install.sh first.'
exec 9>/run/lock/karngea
flock --nonblock 9 || fail 'it is running already.'
install_files
if [ "${1:-}" = --rollback ]; then
  [ -e $home/previous ] || fail 'there is no earlier version.'
  start "$(readlink $home/previous)"
  exit
fi
install_node
release=$home/releases/$(git log --max-count=1 --format=%cd-%h --date=format:%Y-%m-%d)
if [ ! -e "$release" ]; then
  say "Building $(basename "$release")"
  build "$release"
  # What the new version changes in the database is not undone by a rollback, but also not needed by the old one.
  [ ! -e $home/current ] || systemctl start karngea-backup.service
fi
start "$release"
delete_old_releases
