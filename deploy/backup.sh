#!/bin/sh
# A backup a night, each restored into an empty database to prove that it can be; 14 are kept.
# BACKUPS: the folder. ROSENKRIEG: the command. ROSENKRIEG_CONFIG: the file of settings.
set -eu
umask 077
: "${BACKUPS:=/var/lib/rosenkrieg/backups}"
: "${ROSENKRIEG:=/opt/rosenkrieg/bin/rosenkrieg}"
: "${ROSENKRIEG_CONFIG:=/etc/rosenkrieg.toml}"
export ROSENKRIEG_CONFIG
mkdir -p "$BACKUPS"
file="$BACKUPS/rosenkrieg-$(date -u +%Y%m%dT%H%M%SZ).backup"
"$ROSENKRIEG" backup "$file"
drill=$(mktemp -d)
trap 'rm -rf "$drill"' EXIT
ROSENKRIEG_CONFIG='' "$ROSENKRIEG" restore "$file" --database "sqlite:///$drill/drill.sqlite"
ls -1 "$BACKUPS"/rosenkrieg-*.backup | sort -r | tail -n +15 | while read -r old; do rm -f "$old"; done
