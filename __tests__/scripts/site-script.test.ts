import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundleSiteScript } from '@/scripts/site-script.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-script-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('is one module of at most 10 KB: what else there is comes when it is needed', async () => {
  const { address, write } = await bundleSiteScript();
  expect(address).toMatch(/^\/_next\/static\/site\/site-\w+\.js$/);
  write(folder);
  const files = readdirSync(join(folder, 'static/site'));
  const text = readFileSync(join(folder, address.replace('/_next/', '')), 'utf8');
  expect(files.length).toBeGreaterThan(1);
  expect(text).not.toMatch(/(?:^|[;}])import\b(?!\()/);
  expect(text).not.toContain('process.env');
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(10_000);
});
