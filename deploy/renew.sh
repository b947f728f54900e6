#!/usr/bin/env bash
# Puts a release in place and renews the instances one after the other: deploy/renew.sh RELEASE PORT…
# Without a port it only adds the release's assets and switches `current` to it (deploy/two-machines.md).
# RELEASE is a standalone tree that `npm run release` has made, copied to /srv/fernway/releases/NAME.
set -euo pipefail
release=$(realpath "$1")
shift
root=${SITE_ROOT:-/srv/fernway}
# Assets come first, and none are removed: open tabs of the previous release still request theirs.
dist=$(dirname "$(find "$release" -maxdepth 2 -name BUILD_ID)")
mkdir -p "$root/assets/_next/static"
cp -r "$dist/static/." "$root/assets/_next/static/"
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
# Removes assets that no release has contained for two weeks; `cp` has just renewed the dates of this release's own.
find "$root/assets/_next/static" -type f -mtime +14 -delete
