#!/bin/sh
# On each reload, nginx closes visitors' idle connections and loses a request that arrives at that moment. From 1.27.4
# on, it can be told to wait.
set -eu
version=$(nginx -v 2>&1 | sed 's|.*nginx/||')
if [ "$(printf '1.27.4\n%s\n' "$version" | sort -V | head -n 1)" = 1.27.4 ]; then
  echo 'keepalive_min_timeout 5s;' >/etc/nginx/conf.d/keep-connections.conf
fi
