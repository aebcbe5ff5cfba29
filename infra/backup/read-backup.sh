#!/usr/bin/env bash
# Prints the rows of some tables of a backup, as SQL, and changes nothing: `read-backup NAME SCHEMA.TABLE… < FILE`. The
# name only tells whether it is encrypted. Tables that the backup does not have are left out.
set -euo pipefail

name=${1:?usage: read-backup NAME SCHEMA.TABLE… < FILE}
shift

open() {
  case $name in
    *.age) age --decrypt --identity <(printf '%s\n' "${BACKUP_IDENTITY:?is needed: this backup is encrypted}") ;;
    *) cat ;;
  esac
}
# pg_restore knows a table by its name alone. It does not read what comes after the last one.
open | {
  pg_restore --data-only --file=- "${@/#*./--table=}"
  cat >/dev/null
}
