// Runs before packages are installed: no dependencies in these imports.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fail, say } from './say.mjs';
import { PINNED_NODE, nodeVersionProblem } from '../server/node-version.mjs';

const onWindows = process.platform === 'win32';

/**
 * The package with the binary of a version of Node for this machine. The package `node` only fetches this one in an install script, which
 * newer npm does not run unasked.
 * @param {string} version
 * @param {{ platform: string, arch: string }} machine
 */
export function nodePackage(version, { platform, arch } = process) {
  const system = platform === 'win32' ? 'win' : platform;
  const isAppleSilicon = platform === 'darwin' && arch === 'arm64';
  return `node-${isAppleSilicon ? 'bin-' : ''}${system}-${arch}@${version}`;
}

/** If this Node is too old, fetches the pinned one, runs the same command on it, and exits as that does. Stops if none can be had. */
export function runOnSuitableNode() {
  const problem = nodeVersionProblem(process.versions.node);
  if (!problem) return;
  say('setup', `Node ${process.versions.node} is too old: using ${PINNED_NODE} instead`);
  const { status, stdout } = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${nodePackage(PINNED_NODE)}`,
      '--',
      'node',
      '--print',
      'process.execPath',
    ],
    { encoding: 'utf8', shell: onWindows, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const path = stdout?.trim();
  if (status !== 0 || !path) fail('setup', problem);
  const again = spawnSync(path, process.argv.slice(1), {
    stdio: 'inherit',
    env: {
      npm_node_execpath: process.execPath,
      ...process.env,
      PATH: [dirname(path), process.env.PATH].join(delimiter),
    },
  });
  process.exit(again.status ?? 1);
}

/**
 * Puts the Node that was fetched into `node_modules/.bin`, where npm looks first for the command of every script, if the Node that npm
 * itself runs on is too old; and takes it away again once that is new enough. Reinstalling packages removes it too.
 */
export function linkNodeForScripts() {
  const npmsNode = process.env.npm_node_execpath;
  if (!npmsNode || realpathSync(npmsNode) === realpathSync(process.execPath)) return;
  const { stdout } = spawnSync(npmsNode, ['--print', 'process.versions.node'], {
    encoding: 'utf8',
  });
  const folder = join('node_modules', '.bin');
  const path = join(folder, onWindows ? 'node.exe' : 'node');
  const isNeeded = nodeVersionProblem(stdout.trim()) !== null;
  const isThere = existsSync(path) && realpathSync(path) === realpathSync(process.execPath);
  if (isNeeded && isThere) return;
  rmSync(path, { force: true });
  if (!isNeeded) return;
  mkdirSync(folder, { recursive: true });
  if (onWindows) copyFileSync(process.execPath, path);
  else symlinkSync(process.execPath, path);
}
