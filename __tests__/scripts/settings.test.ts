import { readSettings } from '@/server/settings.mjs';
import { buildSettings } from '@/scripts/settings.mjs';

describe('the settings of a build', () => {
  it.each([
    [{}, 'http://localhost:3000'],
    [{ PORT: '', SITE_URL: ' ' }, 'http://localhost:3000'],
    [{ PORT: '3100' }, 'http://localhost:3100'],
    [{ PORT: '3100', SITE_URL: 'https://jobs.example' }, 'https://jobs.example'],
  ])('%p: the address the pages will name', (settings, address) => {
    expect(buildSettings(settings)).toEqual([['SITE_URL', address]]);
    expect(readSettings(settings).siteUrl).toBe(address);
  });

  it('are those that reach the browser, and no others', () => {
    expect(buildSettings({ NEXT_PUBLIC_B: '2', LOG_LEVEL: 'info', NEXT_PUBLIC_A: '1' })).toEqual([
      ['NEXT_PUBLIC_A', '1'],
      ['NEXT_PUBLIC_B', '2'],
      ['SITE_URL', 'http://localhost:3000'],
    ]);
  });
});
