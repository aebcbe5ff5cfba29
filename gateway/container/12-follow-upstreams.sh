#!/bin/sh
# nginx looks up the names of its upstreams only when it reads its configuration. A container that is replaced may
# come back with another address, so this watches the names and lets nginx read them again.
set -eu

addresses() {
  for address in "$LEADS_UPSTREAM" "$SCHEDULING_UPSTREAM" "$RANKINGS_UPSTREAM" "$EMAIL_UPSTREAM" "$FRONTEND_UPSTREAM"; do
    echo "$address $(getent ahostsv4 "${address%:*}" | cut -d ' ' -f 1 | sort -u | tr '\n' ' ')"
  done
}

follow() {
  known=$(addresses)
  while sleep 3; do
    now=$(addresses)
    if [ "$now" != "$known" ]; then
      # A subshell: the next round must start from the names as they were given.
      (
        . /docker-entrypoint.d/15-known-upstreams.envsh
        /docker-entrypoint.d/20-envsubst-on-templates.sh
        nginx -p /run/nginx/ -c /etc/nginx/nginx.conf -e stderr -s reload
      ) && known=$now
    fi
  done
}

follow &
