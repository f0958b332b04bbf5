#!/usr/bin/env bash
# Installs Karngea on a fresh server with Debian 12 or newer, or Ubuntu 24.04 or newer, without containers.
# As root, in a clone of the repository:
#   deploy/install.sh jobs.example.com
#   deploy/install.sh jobs.test --internal-ca    to try it without a public name: browsers will not trust the certificate
# Running it again repairs what is missing, and otherwise changes nothing. What it sets up is in docs/operations.md.
set -euo pipefail
cd "$(dirname "$0")/.."
domain=${1:-}
option=${2:-}

fail() {
  echo "install.sh: $*" >&2
  exit 1
}

[ "$(id -u)" = 0 ] || fail 'run it as root.'
command -v apt-get >/dev/null || fail 'it needs Debian or Ubuntu.'
[[ $domain =~ ^[a-z0-9-]+(\.[a-z0-9-]+)+$ ]] || fail 'usage: deploy/install.sh jobs.example.com [--internal-ca]'
[[ -z $option || $option == --internal-ca ]] || fail "unknown option $option"

packages=(ca-certificates caddy curl git postgresql xz-utils)
missing=()
for package in "${packages[@]}"; do
  [[ $(dpkg-query --show --showformat='${Status}' "$package" 2>/dev/null) == *' installed' ]] || missing+=("$package")
done
if ((${#missing[@]} > 0)); then
  apt-get update
  DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "${missing[@]}"
fi

id karngea >/dev/null 2>&1 || useradd --system --home-dir /var/lib/karngea --shell /usr/sbin/nologin karngea

systemctl enable --now --quiet postgresql
as_postgres() { (cd / && runuser --user postgres -- psql --no-psqlrc --quiet --tuples-only --no-align --command "$1"); }
[ "$(as_postgres "select 1 from pg_roles where rolname = 'karngea'")" = 1 ] || as_postgres 'create role karngea login'
[ "$(as_postgres "select 1 from pg_database where datname = 'karngea'")" = 1 ] ||
  as_postgres "create database karngea owner karngea template template0 encoding 'UTF8'"

install --directory --mode=0755 /etc/karngea /opt/karngea /opt/karngea/releases
install --directory --owner=karngea --group=karngea --mode=0700 /var/lib/karngea /var/backups/karngea
if [ ! -e /etc/karngea/karngea.env ]; then
  sed "s/jobs\.example\.com/$domain/" deploy/debian/karngea.env >/etc/karngea/karngea.env
fi
chown root:karngea /etc/karngea/karngea.env
chmod 0640 /etc/karngea/karngea.env
grep --quiet --line-regexp "PUBLIC_URL=https://$domain" /etc/karngea/karngea.env ||
  fail "/etc/karngea/karngea.env has another PUBLIC_URL than https://$domain. Change one of them."
if [ -z "$option" ]; then
  rm --force /etc/karngea/internal-ca
elif [ ! -e /etc/karngea/internal-ca ]; then
  touch /etc/karngea/internal-ca
fi

exec deploy/upgrade.sh
