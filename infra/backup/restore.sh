#!/usr/bin/env bash
# Replaces the product's data with a backup: `restore NAME < FILE`. The name only tells whether it is encrypted. All or
# nothing: until the one transaction commits, the product sees its old data. Leads erased since the backup are erased
# again before it does, by the list in the database (`erased-leads` first adds the one beside the backups). The caller
# must empty Redis and run the migrations afterwards: jobs are identified by ids that the restored rows reuse.
set -euo pipefail
umask 077

name=${1:?usage: restore NAME < FILE}
if [ -n "${PGPASSWORD_FILE:-}" ]; then
  PGPASSWORD=$(cat "$PGPASSWORD_FILE")
  export PGPASSWORD
fi

file=$(mktemp "${BACKUP_DIR:-/tmp}/.restore-XXXXXX")
# Without a name, the decrypted backup is gone as soon as this process is, even if it is killed.
exec 3>"$file"
rm "$file"
archive=/dev/fd/3
case $name in
  *.age) age --decrypt --identity <(printf '%s\n' "${BACKUP_IDENTITY:?is needed: this backup is encrypted}") >&3 ;;
  *) cat >&3 ;;
esac
schemas=$(pg_restore --list "$archive" | sed -nE 's/^[0-9]+; [0-9]+ [0-9]+ SCHEMA - ([a-z_]+) .*/\1/p')
[ -n "$schemas" ] || { echo "This file holds no backup of the product." >&2; exit 1; }

replacement() {
  echo 'BEGIN; SET LOCAL client_min_messages = warning;'
  for schema in $schemas; do
    # Roles are not part of a database. These get their passwords from the migrate step.
    echo "DO \$\$ BEGIN CREATE ROLE $schema; EXCEPTION WHEN duplicate_object THEN NULL; END \$\$;"
    echo "DROP SCHEMA IF EXISTS $schema CASCADE;"
  done
  # Without the last lines, because the archive is damaged, the connection ends and nothing has changed.
  pg_restore --file=- "$archive" && echo "$erase_again" && echo 'COMMIT;'
}
# Only a database of the product has the list.
erase_again="DO \$\$ BEGIN
  IF to_regprocedure('operations.erase_again()') IS NOT NULL THEN PERFORM operations.erase_again(); END IF;
END \$\$;"
replacement | psql --no-psqlrc --quiet --no-password --set=ON_ERROR_STOP=1 >/dev/null
