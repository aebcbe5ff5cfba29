#!/usr/bin/env bash
# Writes one consistent backup of the database (pg_dump's custom format, one snapshot of all tables) with its checksum,
# removes the oldest, and prints the new file's name. libpq's own variables name the server. Redis is not included:
# unsent emails are in Postgres, and only the owner's session is lost.
set -euo pipefail
umask 077

folder=${BACKUP_DIR:?names no folder for the backups}
keep=${BACKUP_KEEP:-14}
name=app-$(date -u +%Y%m%dT%H%M%SZ).dump
if [ -n "${PGPASSWORD_FILE:-}" ]; then
  PGPASSWORD=$(cat "$PGPASSWORD_FILE")
  export PGPASSWORD
fi

# The public key is enough to write: access to this machine does not reveal its backups.
protect() {
  if [ -n "${BACKUP_RECIPIENT:-}" ]; then age --encrypt --recipient "$BACKUP_RECIPIENT"; else cat; fi
}
if [ -n "${BACKUP_RECIPIENT:-}" ]; then name=$name.age; fi

mkdir -p "$folder"
cd "$folder"
# A temporary name until it is complete, so that no one mistakes half a backup for one.
partial=.partial-$name
# What a killed script could not remove.
find . -maxdepth 1 \( -name '.partial-*' -o -name '.restore-*' \) -mmin +1440 -delete
trap 'rm -f "$partial" "$partial.sha256"' EXIT
pg_dump --format=custom --no-password --lock-wait-timeout=60s --exclude-schema=operations | protect >"$partial"
sum=$(sha256sum "$partial")
echo "${sum%% *}  $name" >"$partial.sha256"
sync "$partial" "$partial.sha256"
# The sum first: without one, a backup cannot be restored.
mv "$partial.sha256" "$name.sha256"
mv "$partial" "$name"

bytes=$(stat --format=%s "$name")
psql --no-psqlrc --quiet --no-password --set=ON_ERROR_STOP=1 \
  --command="INSERT INTO operations.backups (bytes) VALUES ($bytes)" >&2

for old in $(ls -1 | grep -E '^app-[0-9TZ]+\.dump(\.age)?$' | sort -r | tail -n "+$((keep + 1))"); do
  rm -f "$old" "$old.sha256"
done
echo "$name"
