import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

/** Where Next looks for files that any page may ask for, and that never change under their name. */
const FOLDER = 'static/site';
const ENTRY = 'elements/site.ts';

/** The settings that are written into it: the two that every page looks at (lib/config/reporting.ts). */
const SETTINGS = ['NEXT_PUBLIC_GTM_ID', 'NEXT_PUBLIC_SENTRY_DSN'];

/**
 * Bundles the elements (docs/decisions/0039): one module, and what it fetches when it is needed.
 * @returns the address of the module, and what writes all of it into a build
 */
export async function bundleSiteScript() {
  const { outputFiles, metafile } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    // What Next builds for.
    target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
    define: Object.fromEntries(
      SETTINGS.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')]),
    ),
    legalComments: 'none',
    outdir: FOLDER,
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    metafile: true,
    write: false,
  });
  const [name] = Object.entries(metafile.outputs).find(([, made]) => made.entryPoint === ENTRY);
  return {
    address: `/_next/${name}`,
    /** @param {string} distDir a build's folder */
    write(distDir) {
      for (const { path, contents } of outputFiles) {
        const file = join(distDir, path.slice(path.indexOf(join(FOLDER, ''))));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, contents);
      }
    },
  };
}
