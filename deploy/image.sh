#!/bin/sh
# Makes a container image of the executable alone, without a daemon and without another image below it: `deploy/image.sh
# [dist/trampolim] [trampolim]`. Needs Debian's buildah, and ldd of the machine that the executable is for. Not root: run it in
# `buildah unshare`.
set -eu
executable=${1:-dist/trampolim}
name=${2:-trampolim}
# Only Docker's format knows a health check.
export BUILDAH_FORMAT=docker
image=$(buildah from scratch)
trap 'buildah rm "$image" > /dev/null' EXIT
root=$(mktemp -d)
# The C library it is linked with, where it looks for it; the authorities it trusts; a user without rights.
mkdir -p "$root/usr/local/bin" "$root/etc/ssl/certs" "$root/tmp" "$root/data"
cp "$executable" "$root/usr/local/bin/trampolim"
ldd "$executable" | grep -o '/[^ ]*' | while read -r library; do
  mkdir -p "$root$(dirname "$library")"
  cp -L "$library" "$root$library"
done
cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
echo 'trampolim:x:65532:65532::/data:/' > "$root/etc/passwd"
echo 'trampolim:x:65532:' > "$root/etc/group"
chmod 1777 "$root/tmp"
buildah copy --quiet "$image" "$root" / > /dev/null
rm -r "$root"
# `buildah copy --chown` leaves a folder that is there, and an empty one, as it is.
mounted=$(buildah mount "$image")
chown 65532:65532 "$mounted/data"
chmod 700 "$mounted/data"
buildah umount "$image" > /dev/null
buildah config --user 65532:65532 --workingdir / --volume /data --port 3000/tcp --stop-signal SIGTERM \
  --env NODE_ENV=production --env HOST=0.0.0.0 --env PORT=3000 --env DATA_DIR=/data \
  --env SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt \
  --entrypoint '["/usr/local/bin/trampolim"]' --cmd serve "$image"
buildah config --healthcheck 'CMD /usr/local/bin/trampolim healthcheck' --healthcheck-interval 30s \
  --healthcheck-timeout 5s --healthcheck-start-period 10s "$image"
buildah commit --quiet "$image" "$name"
