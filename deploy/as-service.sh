#!/bin/sh
# Runs a command of the executable as the unit's user, in its folders and with its settings, beside the running service or without it:
# `deploy/as-service.sh check --deep`. As root.
set -eu
# Such a user gets a /tmp of its own that is removed with the command: what is written there would be lost, what lies there not found.
for word in "$@"; do
  case "${word#--*=}" in
    /tmp | /tmp/* | /var/tmp | /var/tmp/*)
      echo "${word#--*=}: the service has a /tmp of its own. Name a path under /var/lib/trampolim-backups or /var/lib/trampolim." >&2
      exit 2
      ;;
  esac
done
exec systemd-run --quiet --wait --pipe --collect -p DynamicUser=yes -p User=trampolim -p UMask=0077 \
  -p 'StateDirectory=trampolim trampolim-backups' -p StateDirectoryMode=0700 -p WorkingDirectory=/var/lib/trampolim \
  -p "Environment=$(systemctl show --value -p Environment trampolim)" -p EnvironmentFile=-/etc/trampolim.env \
  ${LC_ALL:+"--setenv=LC_ALL=$LC_ALL"} ${LC_MESSAGES:+"--setenv=LC_MESSAGES=$LC_MESSAGES"} ${LANG:+"--setenv=LANG=$LANG"} \
  /usr/local/bin/trampolim "$@"
