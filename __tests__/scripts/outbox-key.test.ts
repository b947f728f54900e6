import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'outbox-key-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Told = {
  readonly settings: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
};

/** Runs scripts/outbox-key.mjs, which jest does not translate. */
function withOutboxKey(settings: Readonly<Record<string, string>>): Told {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { withOutboxKey } from './scripts/outbox-key.mjs';
       const warnings = [];
       const settings = withOutboxKey(${JSON.stringify(settings)}, (text) => warnings.push(text));
       console.log(JSON.stringify({ settings, warnings }));`,
    ],
    { encoding: 'utf8' },
  );
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Told;
}

describe('the key of the outbox', () => {
  it('is made once for the sandbox, for its owner alone, and said', () => {
    const DATA_DIR = join(folder, 'data');
    const first = withOutboxKey({ DATA_DIR });
    const key = first.settings.APPLICATION_SPOOL_KEY ?? '';
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(first.warnings.join()).toContain('APPLICATION_SPOOL_KEY');
    expect(first.warnings.join()).not.toContain(key);
    expect(statSync(join(DATA_DIR, 'sandbox', 'outbox-key')).mode & 0o777).toBe(0o600);
    const second = withOutboxKey({ DATA_DIR });
    expect(second).toEqual({ settings: { DATA_DIR, APPLICATION_SPOOL_KEY: key }, warnings: [] });
  });

  it('is never made for a real platform, nor in the place of one that is set', () => {
    for (const settings of [
      { DATA_DIR: join(folder, 'real'), STAFFING_API_BASE_URL: 'https://platform.example' },
      { DATA_DIR: join(folder, 'real'), APPLICATION_SPOOL_KEY: 'set' },
    ]) {
      expect(withOutboxKey(settings)).toEqual({ settings, warnings: [] });
    }
    expect(() => statSync(join(folder, 'real'))).toThrow();
  });
});
