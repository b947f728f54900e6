import { mkdirSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';

/** Where Next looks for files that any page may ask for, and that never change under their name. */
const FOLDER = 'static/site';
/** The module of all pages, and those that the home page and a job's page have beside it. */
const ENTRIES = {
  SITE_SCRIPT: 'elements/site.ts',
  HOME_SCRIPT: 'elements/home.ts',
  JOB_SCRIPT: 'elements/job-page.ts',
};

/** The settings that are written into them: those that every page looks at (lib/config/reporting.ts). */
const SETTINGS = [
  'NEXT_PUBLIC_GTM_ID',
  'NEXT_PUBLIC_SENTRY_DSN',
  'NEXT_PUBLIC_SITE_VITALS',
  'NEXT_PUBLIC_SITE_COUNTS',
];

/** Each by itself: what two modules share would else become a third, that both wait for. */
const optionsFor = (entry) => ({
  entryPoints: [entry],
  bundle: true,
  splitting: true,
  format: 'esm',
  // What Next builds for.
  target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
  define: Object.fromEntries(
    SETTINGS.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')]),
  ),
  legalComments: 'none',
  chunkNames: 'part-[hash]',
});

async function bundle(entry) {
  const { outputFiles, metafile } = await build({
    ...optionsFor(entry),
    minify: true,
    outdir: FOLDER,
    entryNames: '[name]-[hash]',
    metafile: true,
    write: false,
  });
  const [name] = Object.entries(metafile.outputs).find(([, made]) => made.entryPoint === entry);
  return { address: `/_next/${name}`, outputFiles };
}

/**
 * Bundles the elements (docs/decisions/0039): a module each for all pages, for the home page and for a job's, and what they fetch when it is
 * needed.
 * @returns the addresses of the modules, and what writes all of it into a build
 */
export async function bundleScripts() {
  const bundles = await Promise.all(
    Object.entries(ENTRIES).map(async ([name, entry]) => [name, await bundle(entry)]),
  );
  return {
    addresses: Object.fromEntries(bundles.map(([name, { address }]) => [name, address])),
    /** @param {string} distDir a build's folder */
    write(distDir) {
      for (const { path, contents } of bundles.flatMap(([, { outputFiles }]) => outputFiles)) {
        const file = join(distDir, path.slice(path.indexOf(join(FOLDER, ''))));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, contents);
      }
    },
  };
}

/**
 * The same in development, under names that stay: written again when something of it may have changed, so that a reload shows it.
 * @param {string} distDir the folder of `next dev`
 * @returns the addresses of the modules
 */
export async function keepWritingScripts(distDir) {
  const outdir = join(distDir, FOLDER);
  const write = () =>
    Promise.all(Object.values(ENTRIES).map((entry) => build({ ...optionsFor(entry), outdir })));
  await write();
  let soon;
  const writeSoon = () => {
    clearTimeout(soon);
    // What is wrong with a file, esbuild has printed.
    soon = setTimeout(() => void write().catch(() => undefined), 50);
  };
  // Next reads its configuration in short-lived processes, too: nothing may keep them.
  for (const folder of ['elements', 'lib'])
    watch(folder, { recursive: true, persistent: false }, writeSoon);
  const addressOf = (entry) => `/_next/${FOLDER}/${basename(entry, '.ts')}.js`;
  return Object.fromEntries(
    Object.entries(ENTRIES).map(([name, entry]) => [name, addressOf(entry)]),
  );
}
