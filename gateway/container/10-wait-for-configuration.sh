#!/bin/sh
# In Docker Compose another container copies the configuration, this file of it last.
set -eu
until [ -e /etc/nginx/nginx.conf ]; do sleep 0.2; done
