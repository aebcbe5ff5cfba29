#!/bin/sh
# nginx reads its configuration and certificate, and resolves the names of its upstreams, only when it is told to. An
# upgrade replaces the configuration, certificates are renewed, and a replaced container may come back with another
# address: this watches all three and reloads nginx.
set -eu

addresses() {
  for address in "$LEADS_UPSTREAM" "$SCHEDULING_UPSTREAM" "$RANKINGS_UPSTREAM" "$EMAIL_UPSTREAM" "$FRONTEND_UPSTREAM"; do
    echo "$address $(getent ahostsv4 "${address%:*}" | cut -d ' ' -f 1 | sort -u | tr '\n' ' ')"
  done
}

certificate() {
  [ "$LISTEN" != tls ] || cksum "$TLS_CERTIFICATE" "$TLS_KEY"
}

# What is rendered from it is not part of it.
configuration() {
  find /etc/nginx -path /etc/nginx/conf.d -prune -o -type f -exec cksum {} +
}

look() {
  addresses
  certificate
}

follow() {
  # What nginx reads at its start is picked before this runs.
  known=$(look)
  read=$(configuration)
  while sleep 3; do
    /docker-entrypoint.d/11-pick-certificate.sh || continue
    now=$(look)
    files=$(configuration)
    if [ "$files" != "$read" ]; then
      # It may be half copied.
      sleep 1
      [ "$files" = "$(configuration)" ] || continue
    fi
    if [ "$now$files" != "$known$read" ]; then
      reload && known=$now && read=$files
    fi
  done
}

follow &
