import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assembleRelease } from '@/scripts/build/assemble-release.mjs';

it('leaves the builder’s settings out of the tree for servers', () => {
  const build = mkdtempSync(join(tmpdir(), 'release-'));
  for (const folder of ['standalone', 'static']) mkdirSync(join(build, folder));
  for (const name of ['.env', '.env.local', '.env.production', 'server.js'])
    writeFileSync(join(build, 'standalone', name), 'APPLICATION_SPOOL_KEY=secret');
  assembleRelease(build);
  const held = readdirSync(join(build, 'standalone'));
  expect(held).toContain('scripts');
  expect(held.filter((name) => name.startsWith('.env'))).toEqual([]);
  rmSync(build, { recursive: true });
});
