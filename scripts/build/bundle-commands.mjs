import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { LEAST_NODE } from '../../server/node-version.mjs';

/** The commands that an owner types on a server: by their names in package.json, their sources. */
const COMMANDS = {
  outbox: 'scripts/outbox.mjs',
  report: 'scripts/report.mjs',
  backup: 'scripts/owner/backup.mjs',
  'platform:check': 'scripts/owner/platform-check.mjs',
  'site:check': 'scripts/owner/server-check.mjs',
};
const FOLDER = 'commands';
const fileOf = (name) => `${FOLDER}/${name.replace(':', '-')}.mjs`;

/** What package.json of a release runs by these names. */
export const COMMAND_SCRIPTS = Object.fromEntries(
  Object.keys(COMMANDS).map((name) => [
    name,
    `node --import ./server/service-settings.mjs ${fileOf(name)}`,
  ]),
);

/** Packages that Next does not bundle either, so that a release has them whole. */
const PACKAGES = ['@next/env', 'better-sqlite3', 'pg', 'pino'];

/** Bundles the commands into a release, which has no sources. */
export function bundleCommands(tree) {
  const entries = Object.entries(COMMANDS).map(([name, source]) => [
    fileOf(name).replace('.mjs', ''),
    source,
  ]);
  // What an earlier version of them left.
  rmSync(join(tree, FOLDER), { recursive: true, force: true });
  buildSync({
    entryPoints: Object.fromEntries(entries),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: `node${LEAST_NODE}`,
    conditions: ['react-server'],
    external: PACKAGES,
    // What a bundled package requires by itself.
    banner: {
      js: "const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);",
    },
    outdir: tree,
    chunkNames: `${FOLDER}/part-[hash]`,
    outExtension: { '.js': '.mjs' },
    legalComments: 'none',
    logLevel: 'warning',
  });
}
