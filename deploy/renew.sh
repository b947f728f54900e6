#!/usr/bin/env bash
# Puts a release in place and renews the instances one after the other: deploy/renew.sh RELEASE PORT…
# Without a port it only adds the release's assets and switches `current` to it (deploy/two-machines.md).
# RELEASE is a standalone tree that `npm run release` has made, copied to /srv/fernway/releases/NAME.
set -euo pipefail
release=$(realpath "$1")
shift
root=${SITE_ROOT:-/srv/fernway}
copy_assets() {
  local build_id
  build_id=$(find "$1/" -maxdepth 2 -name BUILD_ID)
  cp -r "$(dirname "$build_id")/static/." "$root/assets/_next/static/"
}
mkdir -p "$root/assets/_next/static"
# Assets come first. Open tabs still request those of the release before: copied again, they stay for two weeks from now.
if [ -e "$root/current" ]; then copy_assets "$root/current"; fi
copy_assets "$release"
ln -sfn "$release" "$root/current.new" && mv -T "$root/current.new" "$root/current"
for port in "$@"; do
  systemctl restart "fernway@$port"
  for _ in $(seq 60); do
    curl -fsS -o /dev/null "http://127.0.0.1:$port/api/health" && continue 2
    sleep 1
  done
  echo "The instance on port $port does not answer: the others run the release before." >&2
  exit 1
done
# Removes assets of releases that were replaced more than two weeks ago; `cp` has just renewed the dates of the others.
find "$root/assets/_next/static" -type f -mtime +14 -delete
