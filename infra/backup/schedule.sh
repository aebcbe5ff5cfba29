#!/usr/bin/env bash
# Makes a backup whenever the newest is older than BACKUP_EVERY_HOURS; a failed one is retried after ten minutes. Erased
# leads are recorded beside the backups every minute: those erased after the last backup are still in it.
set -euo pipefail

every=$((${BACKUP_EVERY_HOURS:-24} * 60))
trap 'exit 0' TERM INT
rest() {
  sleep "$1" &
  wait $!
}

printf '{"level":"info","msg":"Backups are made","everyHours":%d,"kept":%d}\n' "$((every / 60))" "${BACKUP_KEEP:-14}"
while true; do
  if ! erased-leads </dev/null; then
    printf '{"level":"error","msg":"Erased leads could not be noted beside the backups"}\n' >&2
  fi
  if ! find "$BACKUP_DIR" -maxdepth 1 \( -name 'app-*.dump' -o -name 'app-*.dump.age' \) -mmin "-$every" | grep -q .; then
    if name=$(backup); then
      printf '{"level":"info","msg":"Backup written","file":"%s"}\n' "$name"
    else
      printf '{"level":"error","msg":"Backup failed; the next try is in ten minutes"}\n' >&2
      rest 600
    fi
  fi
  rest 60
done
