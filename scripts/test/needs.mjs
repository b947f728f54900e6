import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { hasChromium } from './chromium.mjs';

/** With the folders where Debian installs servers, which are not on an ordinary user's path. */
export const PATH = [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter);
/** Where Debian and most others put PostgreSQL's programs, which are not on the path. */
const POSTGRES = '/usr/lib/postgresql';

/** Runs a program with a flag that makes it print something and end. */
const ask = (program, flag = '--version') =>
  spawnSync(program, [flag], { stdio: 'ignore', env: { ...process.env, PATH } });
const areThere = (...programs) => programs.every((program) => !ask(program).error);

/** A Firefox of this machine: FIREFOX_PATH, or one on the PATH; null: at most Playwright's own. */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH, 'firefox-esr', 'firefox'].find(
    (path) => path && ask(path).status === 0,
  ) ?? null;

/** The folder of `initdb` and `postgres`; null if there is no PostgreSQL here. */
export function findPostgres() {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort() : [];
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  const folders = [...versions.map((version) => join(POSTGRES, version, 'bin')), asked].reverse();
  return folders.find((folder) => folder !== '' && existsSync(join(folder, 'initdb'))) ?? null;
}

/** Whether Playwright has downloaded its own Firefox. */
const hasPlaywrights = () =>
  existsSync(createRequire(import.meta.url)('playwright').firefox.executablePath());

/** Whether the window of WebKit finds what it imports (e2e/support/engines/webkit-window.py). */
const hasWebKitWindow = () =>
  spawnSync('/usr/bin/python3', [
    '-c',
    'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1"); from gi.repository import Gtk, WebKit2',
  ]).status === 0;

/** What some tests need and a machine may lack: whether it is there, and how to have it. */
const NEEDS = {
  chromium: [hasChromium, '`npm test` fetches one'],
  firefox: [
    () => findFirefox() !== null || hasPlaywrights(),
    'apt-get install firefox-esr, or npx playwright install --with-deps firefox',
  ],
  webkit: [
    () => areThere('WebKitWebDriver', 'Xvfb') && hasWebKitWindow(),
    'apt-get install webkit2gtk-driver python3-gi gir1.2-webkit2-4.1 gir1.2-gtk-3.0 xvfb',
  ],
  nginx: [() => areThere('nginx'), 'apt-get install nginx'],
  postgresql: [() => findPostgres() !== null, 'apt-get install postgresql'],
  'the recipe': [
    () => areThere('nginx', 'openssl', 'envsubst', 'curl', 'setsid'),
    'apt-get install nginx openssl gettext-base curl',
  ],
};

/**
 * What is missing of that which this run shall not leave out.
 * @param {string} names those of `NEEDS`, apart by commas
 * @returns {string[]} a sentence for each
 */
export const unmet = (names) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .flatMap((name) => {
      if (!Object.hasOwn(NEEDS, name))
        return [`TEST_NEEDS: "${name}" is none of ${Object.keys(NEEDS).join(', ')}`];
      return missing(name) ?? [];
    });

/**
 * Why tests are left out that need something.
 * @param {keyof typeof NEEDS} name
 * @returns {string | null} a sentence with the command that installs it; null if it is there
 */
export function missing(name) {
  const [isThere, install] = NEEDS[name];
  return isThere() ? null : `${name} is not installed: ${install}`;
}
