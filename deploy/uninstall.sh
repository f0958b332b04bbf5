#!/usr/bin/env bash
# Removes Karngea from this server. Settings, database and backups stay, unless --with-data is given.
set -euo pipefail
[ "$(id -u)" = 0 ] || { echo 'uninstall.sh: run it as root.' >&2; exit 1; }
option=${1:-}
[[ -z $option || $option == --with-data ]] || { echo "uninstall.sh: unknown option $option" >&2; exit 1; }

if [ -e /etc/systemd/system/karngea@.service ]; then
  systemctl disable --now --quiet karngea@blue karngea@green karngea-backup.timer
fi
rm --force /etc/systemd/system/karngea@.service /etc/systemd/system/karngea-backup.{service,timer} \
  /etc/systemd/journald@karngea.conf /usr/local/bin/karngea /etc/caddy/Caddyfile
systemctl daemon-reload
! systemctl is-enabled --quiet caddy || systemctl disable --now --quiet caddy
rm --recursive --force /opt/karngea

if [ "$option" = --with-data ]; then
  cd /
  runuser --user postgres -- dropdb --if-exists --force karngea
  runuser --user postgres -- dropuser --if-exists karngea
  rm --recursive --force /etc/karngea /var/lib/karngea /var/backups/karngea
  userdel karngea || true
else
  echo 'The settings (/etc/karngea), the database "karngea" and the backups (/var/backups/karngea) are still there.'
fi
echo 'Debian packages stay installed: caddy, postgresql.'
