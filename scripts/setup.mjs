// Runs before `npm start` and `npm test`, also on a clone without node_modules: no dependencies in these imports.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkNodeForScripts, runOnSuitableNode } from './bring-node.mjs';
import { fail, say } from './say.mjs';

const flags = new Set(process.argv.slice(2));
runOnSuitableNode();

function run(command, args, options = {}) {
  say('setup', [command, ...args].join(' '));
  return (
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options })
      .status === 0
  );
}

installPackages();
linkNodeForScripts();
if (flags.has('--build')) await prepareBuild();
if (flags.has('--browser')) await prepareBrowser();

/** Installs when node_modules is missing or was made from another lock file or on another system. */
function installPackages() {
  const stamp = join('node_modules', '.made-from');
  const wanted = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update([process.platform, process.arch].join())
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('setup', 'installing packages: a minute or two');
  // No package needs its install script. npm 10 and 11 would compile SQLite, whose binaries are in its package.
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = (verb) => run('npm', [verb, '--include=dev', ...quiet]);
  if (!npm('ci') && !npm('install'))
    fail('setup', 'The packages could not be installed: see npm’s message above.');
  writeFileSync(stamp, wanted);
}

async function prepareBuild() {
  const { loadSettings, refuseWrongSettings, withSandbox } = await import('./settings.mjs');
  const { placeProblems } = await import('../server/setting-places.mjs');
  const { buildIfStale } = await import('./build/build.mjs');
  const { refuseBusyPorts } = await import('./ports.mjs');
  const settings = loadSettings();
  refuseWrongSettings('setup', settings, placeProblems(settings));
  await refuseBusyPorts(settings);
  if (!buildIfStale({ settings: withSandbox(settings) }))
    fail('setup', 'The build failed: see Next’s message above.');
}

/** Finds a browser on the machine, else installs Playwright’s own download, else Debian’s package. */
async function prepareBrowser() {
  const { findChromium, hasChromium } = await import('./test/chromium.mjs');
  if (!hasChromium()) {
    say('setup', 'no Chromium found: fetching one');
    run('npx', ['--no-install', 'playwright', 'install', 'chromium', '--only-shell'], {
      timeout: 180_000,
    });
  }
  if (existsSync('/etc/debian_version') && !hasChromium()) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = (...args) => {
      const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
      return run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    };
    const install = (browser) =>
      apt('install', '-y', '-q', '--no-install-recommends', browser, 'fonts-liberation');
    // Older Debians have no headless shell.
    if (apt('update', '-q') && !install('chromium-headless-shell')) install('chromium');
  }
  if (!hasChromium())
    fail(
      'setup',
      'No Chromium: install one and say where it is with CHROMIUM_PATH=/path/to/chromium.',
    );
  say('setup', `browser: ${findChromium() ?? 'Playwright’s own'}`);
}
