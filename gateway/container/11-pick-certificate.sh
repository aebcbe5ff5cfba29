#!/bin/sh
# Picks the certificate that nginx serves: the owner's own, else the issued one, else the image's placeholder, so that the
# gateway always starts. Copies it to where nginx reads it, once nginx has agreed that certificate and key belong together.
# Otherwise the current one stays. Run at the start, and by 12-follow-changes.sh every few seconds.
set -eu
[ "$LISTEN" = tls ] || exit 0

folder=$(dirname "$TLS_CERTIFICATE")
next="$folder/next"
source=''

# One file with the key and the chain replaces another in one step.
certificate_of() {
  case $1 in
    own) echo "${OWN_CERTIFICATE:-/run/secrets/tls-certificate}" ;;
    issued) echo "${ISSUED_CERTIFICATE:-/var/lib/certificates/site.pem}" ;;
    placeholder) echo "${PLACEHOLDER_CERTIFICATE:-/usr/local/share/placeholder.pem}" ;;
  esac
}
key_of() {
  case $1 in
    own) echo "${OWN_KEY:-/run/secrets/tls-key}" ;;
    *) certificate_of "$1" ;;
  esac
}

first_source() {
  for name in "$@"; do
    if [ -s "$(certificate_of "$name")" ] || [ -s "$(key_of "$name")" ]; then
      echo "$name"
      return
    fi
  done
}

is_served() {
  cmp -s "$next/certificate" "$TLS_CERTIFICATE" && cmp -s "$next/key" "$TLS_KEY"
}

copy() {
  cat "$(certificate_of "$source")" >"$next/certificate" && cat "$(key_of "$source")" >"$next/key"
}

# A file that is being written looks empty, cut off or like half of a pair.
is_settled() {
  sleep 1
  [ "$(first_source "$@")" = "$source" ] &&
    cmp -s "$(certificate_of "$source")" "$next/certificate" && cmp -s "$(key_of "$source")" "$next/key"
}

complain_once() {
  sum=$(cat "$next/certificate" "$next/key" | cksum)
  [ "$sum" != "$(cat "$folder/rejected-$source" 2>/dev/null)" ] || return 0
  echo "$sum" >"$folder/rejected-$source"
  echo "The $source certificate is not used: $1" >&2
}

# nginx's error message contains no part of the key. An encrypted key must not wait for someone to type its password.
is_usable() {
  said=$(nginx -p "$folder/" -c check.conf -e stderr -t -q 2>&1 </dev/null) && return 0
  reason=$(echo "$said" | sed -n 's/.*\[emerg\] \([0-9]*#[0-9]*: \)*//p' | head -n 1)
  return 1
}

umask 077
mkdir -p "$next"
cat >"$folder/check.conf" <<END
pid check.pid;
events {}
http {
  client_body_temp_path check; proxy_temp_path check; fastcgi_temp_path check; uwsgi_temp_path check; scgi_temp_path check;
  server {
    listen 127.0.0.1:$GATEWAY_TLS_PORT;
    ssl_certificate $next/certificate;
    ssl_certificate_key $next/key;
  }
}
END

set -- own issued placeholder
while [ $# -gt 0 ]; do
  source=$(first_source "$@")
  [ -n "$source" ] || break
  copy || exit 0
  ! is_served || exit 0
  # Nothing is served yet at the start.
  [ ! -e "$folder/source" ] || is_settled "$@" || exit 0
  if is_usable; then
    mv "$next/certificate" "$TLS_CERTIFICATE"
    mv "$next/key" "$TLS_KEY"
    echo "$source" >"$folder/source"
    echo "Serving the $source certificate."
    exit 0
  fi
  complain_once "$reason"
  [ "$source" != "$(cat "$folder/source" 2>/dev/null)" ] || exit 0
  while [ "$1" != "$source" ]; do shift; done
  shift
done
