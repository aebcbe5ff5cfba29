#!/bin/sh
# nginx resolves the names of its upstreams, and reads its certificate, only when it loads its configuration. A replaced
# container may come back with another address, and certificates are renewed: this watches both and reloads nginx.
set -eu

addresses() {
  for address in "$LEADS_UPSTREAM" "$SCHEDULING_UPSTREAM" "$RANKINGS_UPSTREAM" "$EMAIL_UPSTREAM" "$FRONTEND_UPSTREAM"; do
    echo "$address $(getent ahostsv4 "${address%:*}" | cut -d ' ' -f 1 | sort -u | tr '\n' ' ')"
  done
}

certificate() {
  [ "$LISTEN" != tls ] || cksum "$TLS_CERTIFICATE" "$TLS_KEY"
}

look() {
  addresses
  certificate
}

follow() {
  # What nginx reads at its start is picked before this runs.
  known=$(look)
  while sleep 3; do
    /docker-entrypoint.d/11-pick-certificate.sh || continue
    now=$(look)
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
