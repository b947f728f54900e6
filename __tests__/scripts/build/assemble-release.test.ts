import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assembleRelease } from '@/scripts/build/assemble-release.mjs';

const SITE_URL = 'https://www.example.com';
const SETTINGS = { distDir: '.next-release', generateEtags: false };
let build: string;
let tree: string;

beforeEach(() => {
  build = mkdtempSync(join(realpathSync(tmpdir()), 'release-'));
  tree = join(build, 'standalone');
  for (const folder of ['standalone', 'static']) mkdirSync(join(build, folder));
  writeFileSync(
    join(build, 'required-server-files.json'),
    JSON.stringify({ version: 1, config: SETTINGS }),
  );
});
afterEach(() => rmSync(build, { recursive: true }));

it('includes every file that share images are drawn with', () => {
  assembleRelease(build, SITE_URL);
  const source = readFileSync('lib/server/share-cards/share-card-files.ts', 'utf8');
  const named = [...source.matchAll(/'((?:app|public)\/[^']+)'/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(2);
  for (const path of named) expect([path, existsSync(join(tree, path))]).toEqual([path, true]);
});

it('leaves out the builder’s settings, and the server that has no guard', () => {
  for (const name of ['.env', '.env.local', '.env.production', 'server.js'])
    writeFileSync(join(tree, name), 'APPLICATION_SPOOL_KEY=secret');
  assembleRelease(build, SITE_URL);
  const held = readdirSync(tree);
  expect(held).toContain('server');
  expect(held.filter((name) => name.startsWith('.env') || name === 'server.js')).toEqual([]);
});

it('leaves out the binaries of other systems', () => {
  const folder = join(tree, 'node_modules', 'better-sqlite3', 'prebuilds');
  mkdirSync(folder, { recursive: true });
  const systems = ['darwin', 'linux', 'linuxmusl', 'win32'];
  for (const system of systems) writeFileSync(join(folder, `${system}-x64.node`), '');
  assembleRelease(build, SITE_URL);
  const own = systems.filter((system) => system.startsWith(process.platform));
  expect(readdirSync(folder).sort()).toEqual(own.map((system) => `${system}-x64.node`));
});

/** What server/release.mjs of a folder sets, however the process was started. */
function setIn(folder: string) {
  const script = `
    delete process.env.NODE_ENV;
    const { isRelease, builtSiteUrl } = await import(${JSON.stringify(join(folder, 'server/release.mjs'))});
    const { NODE_ENV, __NEXT_PRIVATE_STANDALONE_CONFIG: settings = 'null' } = process.env;
    console.log(JSON.stringify({ isRelease, builtSiteUrl, NODE_ENV, settings: JSON.parse(settings), folder: process.cwd() }));
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: tmpdir(),
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as unknown;
}

describe('the server of a release', () => {
  it('knows the address of the build, and passes on its settings as Next’s own server does', () => {
    assembleRelease(build, SITE_URL);
    expect(setIn(tree)).toEqual({
      isRelease: true,
      builtSiteUrl: SITE_URL,
      NODE_ENV: 'production',
      settings: SETTINGS,
      folder: tree,
    });
    expect(readFileSync('node_modules/next/dist/build/utils.js', 'utf8')).toContain(
      'process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(nextConfig)',
    );
  });

  it('leaves them to next.config.mjs among the sources', () => {
    expect(setIn(process.cwd())).toEqual({
      isRelease: false,
      builtSiteUrl: null,
      NODE_ENV: 'production',
      settings: null,
      folder: process.cwd(),
    });
  });
});
