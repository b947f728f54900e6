import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bundleCommands, COMMAND_SCRIPTS } from './bundle-commands.mjs';

/** The running server, which Next does not trace. */
const SERVER = 'server';
/** Fonts of share images, read by name at run time (lib/server/share-cards/share-card-files.ts). */
const FONTS = join('app', 'fonts');
/** Binaries of SQLite, which Next takes along for all systems: a release is built on the system it is for. */
const BINARIES = join('node_modules', 'better-sqlite3', 'prebuilds');
const COMPRESSIBLE = /\.(?:js|css|json|svg|map)$/;

function compress(path) {
  const content = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
}

/**
 * Completes Next's standalone tree with the server, the owner's commands, the site's files, precompressed assets, Next's settings and the
 * site's address, both for server/release.mjs. Removes the builder's `.env`, which Next copies into the tree, so that keys do not reach
 * servers and backups; Next's own `server.js`, which would serve the site without its guard; and binaries for other systems. Started inside
 * the tree: `node server/main.mjs`.
 */
export function assembleRelease(distDir, siteUrl) {
  const tree = join(distDir, 'standalone');
  const assets = join(distDir, 'static');
  for (const name of readdirSync(tree).filter((entry) => /^\.env(?:\.|$)/.test(entry)))
    rmSync(join(tree, name));
  rmSync(join(tree, 'server.js'), { force: true });
  const binaries = join(tree, BINARIES);
  for (const name of existsSync(binaries) ? readdirSync(binaries) : [])
    if (!name.startsWith(process.platform)) rmSync(join(binaries, name));
  for (const path of ['public', assets, SERVER, FONTS]) {
    cpSync(path, join(tree, path), { recursive: true });
  }
  bundleCommands(tree);
  const { name, version, type, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const manifest = { name, version, private: true, type, engines, scripts: COMMAND_SCRIPTS };
  writeFileSync(join(tree, 'package.json'), JSON.stringify(manifest, null, 2));
  const { config } = JSON.parse(readFileSync(join(distDir, 'required-server-files.json'), 'utf8'));
  writeFileSync(join(tree, SERVER, 'build.json'), JSON.stringify({ siteUrl, next: config }));
  for (const entry of readdirSync(join(tree, assets), { recursive: true })) {
    const path = join(tree, assets, entry);
    if (COMPRESSIBLE.test(entry) && !existsSync(`${path}.br`)) compress(path);
  }
}
