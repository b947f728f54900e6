import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withOutboxKey } from '@/scripts/outbox-key.mjs';

const folder = mkdtempSync(join(tmpdir(), 'outbox-key-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Settings = Readonly<Record<string, string | undefined>>;

function toldBy(given: Settings) {
  const warnings: string[] = [];
  const settings: Settings = withOutboxKey(given, (text: string) => warnings.push(text));
  return { settings, warnings };
}

describe('the key of the outbox', () => {
  it('is created once for the sandbox, readable by its owner only, and reported', () => {
    const DATA_DIR = join(folder, 'data');
    const first = toldBy({ DATA_DIR });
    const key = first.settings.APPLICATION_SPOOL_KEY ?? '';
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(first.warnings.join()).toContain('APPLICATION_SPOOL_KEY');
    expect(first.warnings.join()).not.toContain(key);
    expect(statSync(join(DATA_DIR, 'sandbox', 'outbox-key')).mode & 0o777).toBe(0o600);
    const second = toldBy({ DATA_DIR });
    expect(second).toEqual({ settings: { DATA_DIR, APPLICATION_SPOOL_KEY: key }, warnings: [] });
  });

  it('is never created for a real platform, nor replaces one that is set', () => {
    for (const settings of [
      { DATA_DIR: join(folder, 'real'), STAFFING_API_BASE_URL: 'https://platform.example' },
      { DATA_DIR: join(folder, 'real'), APPLICATION_SPOOL_KEY: 'set' },
    ]) {
      expect(toldBy(settings)).toEqual({ settings, warnings: [] });
    }
    expect(() => statSync(join(folder, 'real'))).toThrow();
  });
});
