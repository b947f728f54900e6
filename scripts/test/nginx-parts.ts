import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers, part, type Part } from './part';

type Values = Readonly<Record<string, string>>;

const TEMPLATES = 'deploy/nginx';

/** Fills in a template's variables, as envsubst does. */
const fillIn = (name: string, values: Values) =>
  readFileSync(join(TEMPLATES, name), 'utf8').replace(
    /\$\{([A-Z_]+)\}/g,
    (whole, each: string) => values[each] ?? whole,
  );

/** nginx with one of the templates, in its own folder. */
function nginxPart(folder: string, port: number, template: string, values: Values): Part {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  // Started by root, nginx runs its workers as another user, who may not read this folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const conf = join(folder, 'nginx.conf');
  const site = fillIn(template, {
    LISTEN: `127.0.0.1:${port}`,
    SERVER_NAME: '_',
    CONF_DIR: folder,
    ACCESS_LOG: join(folder, 'access.log'),
    ...values,
  });
  writeFileSync(
    conf,
    `${user}daemon off;\nworker_processes auto;\npid ${join(folder, 'nginx.pid')};\nevents { worker_connections 4096; }\nhttp {\n${temporary}\n${site}\n}\n`,
  );
  const url = `http://127.0.0.1:${port}`;
  return part({
    url,
    command: ['nginx', '-e', 'stderr', '-p', folder, '-c', conf],
    log: join(folder, 'nginx.log'),
    // As in deploy/systemd/nginx.conf.
    leftover: join(folder, 'compressor.sock'),
    isReady: () => answers(`${url}/api/health`),
  });
}

type Front = {
  readonly folder: string;
  readonly port: number;
  readonly distDir: string;
  /** Lines of nginx's `upstream`. */
  readonly servers: readonly string[];
  /** Address of the balancer in front of it, if there is one. */
  readonly balancer: string | null;
};

/** The front of the site. */
export function frontPart({ folder, port, distDir, servers, balancer }: Front): Part {
  const assets = join(folder, 'assets', '_next', 'static');
  mkdirSync(assets, { recursive: true });
  cpSync(join(distDir, 'standalone', distDir, 'static'), assets, { recursive: true });
  if (balancer !== null) {
    const realIp = fillIn('real-ip.conf.template', { BALANCER: balancer });
    writeFileSync(join(folder, 'real-ip.conf'), realIp);
  }
  const values = {
    UPSTREAM_SERVERS: servers.join('\n  '),
    RUN_DIR: folder,
    CACHE_DIR: join(folder, 'cache'),
    STATIC_DIR: join(folder, 'assets'),
  };
  return nginxPart(folder, port, 'site.conf.template', values);
}

/** The load balancer before several fronts. */
export const balancerPart = (folder: string, port: number, fronts: readonly string[]): Part =>
  nginxPart(folder, port, 'balancer.conf.template', {
    FRONT_SERVERS: fronts
      .map((address) => `server ${address} max_fails=1 fail_timeout=5s;`)
      .join('\n  '),
  });
