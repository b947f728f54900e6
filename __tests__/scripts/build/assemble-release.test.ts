import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assembleRelease } from '@/scripts/build/assemble-release.mjs';

it('includes every file that share images are drawn with', () => {
  const build = mkdtempSync(join(tmpdir(), 'release-'));
  for (const folder of ['standalone', 'static']) mkdirSync(join(build, folder));
  assembleRelease(build);
  const source = readFileSync('lib/server/share-cards/share-card-files.ts', 'utf8');
  const named = [...source.matchAll(/'((?:app|public)\/[^']+)'/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(2);
  for (const path of named)
    expect([path, existsSync(join(build, 'standalone', path))]).toEqual([path, true]);
  rmSync(build, { recursive: true });
});

it('leaves the builder’s settings out of the release', () => {
  const build = mkdtempSync(join(tmpdir(), 'release-'));
  for (const folder of ['standalone', 'static']) mkdirSync(join(build, folder));
  for (const name of ['.env', '.env.local', '.env.production', 'server.js'])
    writeFileSync(join(build, 'standalone', name), 'APPLICATION_SPOOL_KEY=secret');
  assembleRelease(build);
  const held = readdirSync(join(build, 'standalone'));
  expect(held).toContain('server');
  expect(held.filter((name) => name.startsWith('.env'))).toEqual([]);
  rmSync(build, { recursive: true });
});
