import { spawnSync } from 'node:child_process';
import { parseEnv } from '@/lib/config/env';

/** What the script makes of settings: jest itself does not read ES modules of scripts/. */
function buildSettings(settings: Record<string, string>): unknown {
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { buildSettings } from './scripts/settings.mjs'; console.log(JSON.stringify(buildSettings(${JSON.stringify(settings)})));`,
    ],
    { encoding: 'utf8' },
  );
  return JSON.parse(stdout);
}

describe('the settings a build is made of', () => {
  it.each([
    [{}, 'http://localhost:3000'],
    [{ PORT: '', SITE_URL: ' ' }, 'http://localhost:3000'],
    [{ PORT: '3100' }, 'http://localhost:3100'],
    [{ PORT: '3100', SITE_URL: 'https://jobs.example' }, 'https://jobs.example'],
  ])('%p: the address the pages will name', (settings, address) => {
    expect(buildSettings(settings)).toEqual([['SITE_URL', address]]);
    expect(parseEnv(settings).siteUrl).toBe(address);
  });

  it('are those that reach the browser, and no other', () => {
    expect(buildSettings({ NEXT_PUBLIC_B: '2', LOG_LEVEL: 'info', NEXT_PUBLIC_A: '1' })).toEqual([
      ['NEXT_PUBLIC_A', '1'],
      ['NEXT_PUBLIC_B', '2'],
      ['SITE_URL', 'http://localhost:3000'],
    ]);
  });
});
