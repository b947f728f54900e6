import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What the server needs beside Next's own tree: the guard, the modules it loads, and the page cache. */
const SERVER = 'server';
/** Fonts of share images, read by name at run time (lib/server/share-cards/share-card-files.ts). */
const FONTS = join('app', 'fonts');
const COMPRESSIBLE = /\.(?:js|css|json|svg|map)$/;

function compress(path) {
  const content = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
}

/**
 * Completes Next's standalone tree with the site's files, the guard, and precompressed assets. Removes the builder's `.env`, which
 * Next copies into the tree, so that keys do not reach servers and backups. Started inside the tree:
 * `node --import ./server/guard.mjs server.js`.
 */
export function assembleRelease(distDir) {
  const tree = join(distDir, 'standalone');
  const assets = join(distDir, 'static');
  for (const name of readdirSync(tree).filter((entry) => /^\.env(?:\.|$)/.test(entry)))
    rmSync(join(tree, name));
  for (const path of ['public', assets, SERVER, FONTS]) {
    cpSync(path, join(tree, path), { recursive: true });
  }
  for (const entry of readdirSync(join(tree, assets), { recursive: true })) {
    const path = join(tree, assets, entry);
    if (COMPRESSIBLE.test(entry) && !existsSync(`${path}.br`)) compress(path);
  }
}
