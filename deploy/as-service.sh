#!/bin/sh
# Runs a command of the executable as the unit's user, in its folders and with its settings, beside the running service or without it:
# `deploy/as-service.sh check --deep`. As root.
set -eu
exec systemd-run --quiet --wait --pipe --collect -p DynamicUser=yes -p User=trampolim -p UMask=0077 \
  -p 'StateDirectory=trampolim trampolim-backups' -p StateDirectoryMode=0700 -p WorkingDirectory=/var/lib/trampolim \
  -p "Environment=$(systemctl show --value -p Environment trampolim)" -p EnvironmentFile=-/etc/trampolim.env \
  /usr/local/bin/trampolim "$@"
