import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { unmet } from '@/scripts/test/needs.mjs';

/** Runs `.ci/run` with stand-ins for all that would change this machine; a command fails if its line contains one of `failing`. */
function runCi(...failing: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'ci-'));
  const log = join(folder, 'log');
  writeFileSync(log, '');
  const refusals = failing.map((text) => `*'${text}'*) exit 1 ;;`).join(' ');
  for (const name of ['apt-get', 'npm', 'npx', 'node']) {
    writeFileSync(
      join(folder, name),
      `#!/bin/sh\nline="${name} $*"\necho "$line" >> ${log}\n[ ${name} = npm ] && echo "needs $TEST_NEEDS" >> ${log}\ncase "$line" in ${refusals} *) exit 0 ;; esac\n`,
    );
    chmodSync(join(folder, name), 0o755);
  }
  const { status, stderr } = spawnSync(resolve('.ci/run'), {
    encoding: 'utf8',
    env: { ...process.env, TEST_NEEDS: '', PATH: [folder, process.env.PATH].join(delimiter) },
  });
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  return { status, stderr, lines };
}

describe('.ci/run', () => {
  it('installs each engine in a line of its own, then tests and leaves nothing out', () => {
    const { status, lines } = runCi();
    expect(status).toBe(0);
    const engines = lines.filter(
      (line) => /firefox|webkit/.test(line) && line.startsWith('apt-get'),
    );
    expect(engines).toHaveLength(2);
    const needs = lines.at(-1)?.replace('needs ', '') ?? '';
    expect(lines.at(-2)).toBe('npm test -- all');
    expect(needs.split(', ')).toEqual(
      expect.arrayContaining(['firefox', 'webkit', 'nginx', 'postgresql']),
    );
    // Whatever this machine lacks, each is a name that the tests know.
    expect(unmet(needs).filter((sentence) => sentence.includes('is none of'))).toEqual([]);
  });

  it('takes Playwright’s Firefox where apt has none, as on Ubuntu', () => {
    const { status, lines } = runCi('firefox-esr');
    expect(status).toBe(0);
    expect(lines).toContain('npx --no-install playwright install --with-deps firefox');
    expect(lines.at(-2)).toBe('npm test -- all');
  });

  it.each([
    [['firefox-esr', 'playwright'], 'Firefox'],
    [['webkit2gtk-driver'], 'WebKit'],
    [['postgresql'], 'PostgreSQL'],
    [['nginx'], 'nginx'],
  ])('stops where %j cannot be installed', (failing, name) => {
    const { status, stderr, lines } = runCi(...failing);
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^CI: ${name} .*could not be installed$`, 'm'));
    expect(lines.some((line) => line.startsWith('npm '))).toBe(false);
  });
});

it('TEST_NEEDS names what must not be left out; what it does not know is told', () => {
  expect(unmet('')).toEqual([]);
  expect(unmet('firefoxx')).toEqual([expect.stringContaining('"firefoxx" is none of chromium, ')]);
});
