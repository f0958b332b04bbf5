#!/bin/sh
# Runs once, when the database's volume is new. The app owns its database, and can do nothing to the server.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$APP_PASSWORD" --username="$POSTGRES_USER" <<'SQL'
create role karngea login password :'password';
create database karngea owner karngea;
SQL
