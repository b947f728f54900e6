import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ports } from './blocks';

/** Programs that change a machine: their stand-ins only record the call. */
const NOTED = ['apt-get', 'useradd', 'ufw', 'sysctl', 'scp'];

/**
 * Programs that come before Debian's own on PATH: those that would change this machine, leave loopback or need a public name.
 * systemctl starts the real site and nginx; certbot requests its proof as an authority does.
 */
export function writeStandIns(root: string, ports: Ports): string {
  const folder = join(root, 'bin');
  mkdirSync(folder, { recursive: true });
  const program = (name: string, script: string) => {
    writeFileSync(
      join(folder, name),
      `#!/bin/bash\nset -e\necho "${name} $*" >> ${root}/calls\n${script}\n`,
    );
    chmodSync(join(folder, name), 0o755);
  };
  for (const name of NOTED) program(name, '');
  program('id', '[ "$1" != fernway ] && exec /usr/bin/id "$@" || exit 1');
  program('dpkg', 'echo amd64');
  program('date', `/bin/date "$@"-$(wc -l < ${root}/calls)`);
  program(
    'systemd-tmpfiles',
    `while read -r _ path mode _; do mkdir -p -m "$mode" "$path"; done < "$2"`,
  );
  program('npm', npm(root));
  program('nginx', `exec "${NGINX}" -e stderr -p ${root} -c ${root}/etc/nginx/nginx.conf "$@"`);
  program('certbot', certbot(root, ports));
  program('curl', curl(root, ports));
  program('systemctl', systemctl(root));
  return folder;
}

/**
 * A release was built before. The owner's commands are the release's own, which look for their settings in the machine's /etc. How one ends
 * is printed: pasted commands go on.
 */
const npm = (root: string) => `
if [ "$*" = 'run release' ]; then [ "$SITE_URL" = "https://$SITE" ]; exit; fi
set -a; . ${root}/etc/fernway.env
PATH="${process.env.PATH ?? ''}" npm "$@" && echo "$2 ended well" || echo "$2 ended with $?"`;

const NGINX = '/usr/sbin/nginx';

const certbot = (root: string, ports: Ports) => `
[ "$1" = renew ] && exit 0
mkdir -p ${root}/var/www/acme/.well-known/acme-challenge
echo proof > ${root}/var/www/acme/.well-known/acme-challenge/token
for name in "$SITE" "$OTHER"; do
  [ "$(/usr/bin/curl -sS --retry 5 --retry-connrefused -H "Host: $name" http://127.0.0.1:${ports['80']}/.well-known/acme-challenge/token)" = proof ]
done
live=${root}/etc/letsencrypt/live/$SITE
mkdir -p "$live"
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=$SITE" -addext "subjectAltName=DNS:$SITE,DNS:$OTHER" \\
  -keyout "$live/privkey.pem" -out "$live/fullchain.pem" 2>/dev/null`;

/** The two names resolve to loopback, nodejs.org to a folder that contains Node. */
const curl = (root: string, ports: Ports) => `
case "$*" in
  *nodejs.org*) last="\${!#}"; exec cp "${root}/nodejs.org/\${last##*/}" . ;;
esac
exec /usr/bin/curl --noproxy '*' --cacert ${root}/etc/letsencrypt/live/$SITE/fullchain.pem \\
  --connect-to ":80:127.0.0.1:${ports['80']}" --connect-to ":443:127.0.0.1:${ports['443']}" "$@"`;

/** Starts an instance, or a backup, as its unit says. Records what it starts in `pids`, so that `close` can end it. */
const systemctl = (root: string) => `
start() { setsid "$@" >> ${root}/log 2>&1 < /dev/null & echo $! >> ${root}/pids; }
case "$*" in
  'restart fernway@'*)
    port=\${2#*@}
    unit=${root}/etc/systemd/system/fernway@.service
    mkdir -p ${root}/run/fernway-$port ${root}/var/lib/fernway
    [ -f ${root}/run/$port.pid ] && kill $(cat ${root}/run/$port.pid) && sleep 3
    cd ${root}/srv/fernway/current
    set -a; . ${root}/etc/fernway.env
    while read -r line; do export "\${line?}"; done < <(sed -n 's/^Environment=//p' $unit | tr ' ' '\\n' |
      sed "s|%i|$port|g; s|=/|=${root}/|")
    DRAIN_SECONDS=1
    start $(sed -n 's|^ExecStart=|${root}|p' $unit)
    echo $! > ${root}/run/$port.pid ;;
  'start fernway-backup')
    mkdir -p ${root}/var/lib/fernway-backups
    cd ${root}/srv/fernway/current
    set -af; . ${root}/etc/fernway.env
    sed -n 's/^Exec[A-Za-z]*=//p' ${root}/etc/systemd/system/fernway-backup.service |
      sed -E 's#/(usr/local|var)/#${root}/\\1/#g' | while read -r line; do $line; done ;;
  're'*' nginx')
    if [ -s ${root}/run/nginx.pid ]; then exec nginx -s reload; fi
    start nginx -g 'daemon off;' ;;
esac`;
