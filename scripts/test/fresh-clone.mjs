// Whether a new clone starts, and an image is built, on a machine that has Node, npm, git, a shell and coreutils, and nothing else: no
// Python, no compiler. Tests what is committed. `npm run test:long -- fresh-clone`.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { answers } from './part.ts';

/** The programs of coreutils that shell scripts use. */
const COREUTILS =
  'basename cat chmod cp cut date dirname echo env head id ln ls mkdir mktemp mv pwd readlink realpath rm rmdir sleep sort stat tail tee touch tr true uname uniq wc';
/** What npm knows of this machine: where its registry and its cache are. */
const OF_NPM = /^(?:HOME|https?_proxy|npm_config_(?:cache|globalconfig|registry|userconfig))$/i;
/** How long installing and building may take (ms). */
const PATIENCE_MS = 15 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
const clone = join(folder, 'clone');
const bin = join(folder, 'bin');
const say = (text) => console.log(`[fresh clone] ${text}`);

function run(program, args, cwd = '.') {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout.trim();
}

/** A PATH with links to what a bare machine has. */
function linkPrograms() {
  mkdirSync(bin);
  symlinkSync(process.execPath, join(bin, 'node'));
  for (const name of ['npm', 'git', 'sh', ...COREUTILS.split(' ')]) {
    const path = run('sh', ['-c', `command -v ${name}`]);
    symlinkSync(path.startsWith('/') ? path : `/bin/${name}`, join(bin, name));
  }
}

const bare = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => OF_NPM.test(name))),
  PATH: bin,
};

/** `npm start`, until its pages and the platform in a box answer. */
async function start() {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const site = `http://127.0.0.1:${port}`;
  const env = { ...bare, PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: 'inherit', detached: true });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const end = Date.now() + PATIENCE_MS;
    while (!(await answers(`${site}/api/health`))) {
      if (child.exitCode !== null || Date.now() > end) throw new Error('npm start did not start');
      await pause(500);
    }
    for (const url of [`${site}/`, `${site}/about`, `http://127.0.0.1:${sandboxPort}/`])
      if (!(await answers(url))) throw new Error(`${url} does not answer`);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

/** What `docker build` would run to build a release, in a clone of its own. */
function buildImage() {
  const [, build = ''] = readFileSync('deploy/Dockerfile', 'utf8').split(/^FROM /m);
  const lines = [...build.matchAll(/^RUN (.+)$/gm)].map(([, line = '']) => line);
  if (lines.length < 2) throw new Error('deploy/Dockerfile installs and builds nothing');
  const env = { ...bare, SITE_URL: 'https://www.example.com' };
  for (const line of lines) {
    say(line);
    if (spawnSync('sh', ['-c', line], { cwd: clone, env, stdio: 'inherit' }).status !== 0)
      throw new Error('this line of deploy/Dockerfile failed');
  }
}

/** In the tree of the image, which has no settings here, an owner's command says what it lacks. */
function refuseWithoutSettings() {
  const cwd = join(clone, '.next-release/standalone');
  const { stderr } = spawnSync('npm', ['run', '--silent', 'outbox', '--', 'list'], {
    cwd,
    env: bare,
    encoding: 'utf8',
  });
  if (!stderr.includes('is DATA_DIR set')) throw new Error(`outbox said: ${stderr}`);
}

try {
  linkPrograms();
  run('git', ['clone', '--quiet', '.', clone]);
  await start();
  buildImage();
  refuseWithoutSettings();
  const changed = run('git', ['status', '--porcelain'], clone);
  if (changed !== '') throw new Error(`the clone changed: ${changed}`);
  say('starts, and its image is built');
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
