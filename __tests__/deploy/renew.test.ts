import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'renew-'));
const calls = join(folder, 'calls');
const assets = join(folder, 'assets/_next/static');
afterAll(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const program = (name: string, script: string) => {
  write(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'bin', name), 0o755);
};
function release(name: string) {
  const tree = join(folder, 'releases', name);
  write(join(tree, '.next-release/BUILD_ID'), name);
  write(join(tree, '.next-release/static/chunks', `${name}.js`), name);
  return tree;
}
/** Runs the script with fake servers; those on port 3002 never answer once `broken`. */
function renew(tree: string, { broken = false, ports = ['3001', '3002', '3003'] } = {}) {
  rmSync(calls, { force: true });
  program('systemctl', `echo "$@" >> ${calls}`);
  program('curl', broken ? 'case "$*" in *3002*) exit 7;; esac' : 'exit 0');
  program('sleep', 'exit 0');
  const env = {
    ...process.env,
    SITE_ROOT: folder,
    PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
  };
  return spawnSync('bash', ['deploy/renew.sh', tree, ...ports], { env });
}
const restarted = () => readFileSync(calls, 'utf8').trim().split('\n');
const current = () => realpathSync(join(folder, 'current'));

describe('deploy/renew.sh', () => {
  it('without ports adds the assets and restarts nothing, while another machine is renewed first', () => {
    expect(renew(release('ahead'), { ports: [] }).status).toBe(0);
    expect(existsSync(calls)).toBe(false);
    expect(existsSync(join(assets, 'chunks', 'ahead.js'))).toBe(true);
  });

  it('puts a release in place, renews all, and keeps the assets of the release before', () => {
    const [first, second] = [release('first'), release('second')];
    expect(renew(first).status).toBe(0);
    expect(renew(second).status).toBe(0);
    expect(current()).toBe(realpathSync(second));
    expect(restarted()).toEqual([3001, 3002, 3003].map((port) => `restart fernway@${port}`));
    for (const name of ['first', 'second'])
      expect(readFileSync(join(assets, 'chunks', `${name}.js`), 'utf8')).toBe(name);
  });

  it('removes assets that no release has shipped for two weeks, but not those it ships again', () => {
    const long = new Date(Date.now() - 20 * 86_400_000);
    write(join(assets, 'chunks/gone.js'), '');
    for (const name of ['gone', 'first'])
      utimesSync(join(assets, 'chunks', `${name}.js`), long, long);
    expect(renew(join(folder, 'releases/first')).status).toBe(0);
    expect(existsSync(join(assets, 'chunks/gone.js'))).toBe(false);
    expect(existsSync(join(assets, 'chunks/first.js'))).toBe(true);
  });

  it('keeps the assets of a release that ran for long: its open tabs still request them', () => {
    expect(renew(join(folder, 'releases/first')).status).toBe(0);
    const long = new Date(Date.now() - 40 * 86_400_000);
    utimesSync(join(assets, 'chunks/first.js'), long, long);
    expect(renew(join(folder, 'releases/second')).status).toBe(0);
    expect(existsSync(join(assets, 'chunks/first.js'))).toBe(true);
  });

  it('stops at an instance that does not answer: the next is left running as it is', () => {
    const { status, stderr } = renew(release('third'), { broken: true });
    expect(status).toBe(1);
    expect(stderr.toString()).toContain('3002');
    expect(restarted()).toEqual(['restart fernway@3001', 'restart fernway@3002']);
  });
});
