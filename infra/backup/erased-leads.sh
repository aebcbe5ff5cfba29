#!/usr/bin/env bash
# Synchronizes the list of erased leads between the database and erased-leads.csv beside the backups, so that it
# survives the loss of either. It contains only ids and times. A list on standard input is added to both.
set -euo pipefail
umask 077

folder=${BACKUP_DIR:?names no folder for the backups}
if [ -n "${PGPASSWORD_FILE:-}" ]; then
  PGPASSWORD=$(cat "$PGPASSWORD_FILE")
  export PGPASSWORD
fi
mkdir -p "$folder"
cd "$folder"
list=erased-leads.csv
partial=$(mktemp .partial-erased-leads-XXXXXX)
trap 'rm -f "$partial"' EXIT

cat >"$partial"
if [ -e "$list" ]; then cat "$list" >>"$partial"; fi
# It becomes part of a statement below.
if grep -Evq '^[0-9]{1,16},[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$' "$partial"; then
  echo "This is not a list of erased leads." >&2
  exit 1
fi

query() {
  psql --no-psqlrc --quiet --no-password --set=ON_ERROR_STOP=1 --csv --tuples-only
}
{
  if [ -s "$partial" ]; then
    echo "INSERT INTO operations.erased_contacts (id, erased_at)"
    echo "SELECT split_part(line, ',', 1)::bigint, split_part(line, ',', 2)::timestamptz FROM string_to_table('"
    cat "$partial"
    echo "', E'\\n') AS line WHERE line <> '' ON CONFLICT DO NOTHING;"
  fi
} | query
query >"$partial" <<'SQL'
SELECT id, to_char(erased_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
FROM operations.erased_contacts ORDER BY erased_at, id;
SQL
if ! cmp --quiet "$partial" "$list"; then
  sync "$partial"
  mv "$partial" "$list"
fi
