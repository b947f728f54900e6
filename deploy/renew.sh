#!/usr/bin/env bash
# Puts a release in place and renews the instances one after the other: deploy/renew.sh RELEASE PORT…
# Without a port it puts nothing but the release's files in place (deploy/two-machines.md).
# RELEASE is a standalone tree that `npm run release` has made, copied to /srv/fernway/releases/NAME.
set -euo pipefail
release=$(realpath "$1")
shift
root=${SITE_ROOT:-/srv/fernway}
# Assets first, and none taken away: tabs of the release before go on asking for theirs.
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
# What no release has named for two weeks; `cp` has just renewed the dates of this one's.
find "$root/assets/_next/static" -type f -mtime +14 -delete
