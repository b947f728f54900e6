import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundleScripts } from '@/scripts/build/site-script.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-script-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('is one module for all pages, one each for four kinds of page, and one for saved jobs with alerts, at most 10 KB each: the rest is loaded on demand', async () => {
  const { addresses, write } = await bundleScripts();
  write(folder);
  expect(readdirSync(join(folder, 'static/site')).length).toBeGreaterThan(2);
  expect(Object.keys(addresses)).toHaveLength(6);
  for (const address of Object.values<string>(addresses)) {
    expect(address).toMatch(
      /^\/_next\/static\/site\/(site|home|job-page|after-applying|saved|alerts)-\w+\.js$/,
    );
    const text = readFileSync(join(folder, address.replace('/_next/', '')), 'utf8');
    expect(text).not.toMatch(/(?:^|[;}])import\b(?!\()/);
    expect(text).not.toContain('process.env');
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(10_000);
  }
});

it('has fixed names in development, and does not keep the process running', () => {
  const script = `import('./scripts/build/site-script.mjs').then(async ({ keepWritingScripts }) =>
    console.log(JSON.stringify(await keepWritingScripts('${folder}'))))`;
  const told = execFileSync(process.execPath, ['--eval', script], { timeout: 20_000 });
  const addresses = {
    SITE_SCRIPT: '/_next/static/site/site.js',
    HOME_SCRIPT: '/_next/static/site/home.js',
    JOB_SCRIPT: '/_next/static/site/job-page.js',
    AFTER_APPLYING_SCRIPT: '/_next/static/site/after-applying.js',
    SAVED_SCRIPT: '/_next/static/site/saved.js',
    ALERTS_SCRIPT: '/_next/static/site/alerts.js',
  };
  expect(JSON.parse(told.toString())).toEqual(addresses);
  for (const address of Object.values(addresses))
    expect(readFileSync(join(folder, address.replace('/_next/', '')), 'utf8')).toContain(
      'customElements',
    );
});
