import { mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';

/** Where Next looks for files that any page may load, and whose content never changes under the same name. */
const FOLDER = 'static/site';
/** The module for all pages, and the additional ones for the home page, a job's page, the page after an application, saved jobs, and these with alerts. */
const ENTRIES = {
  SITE_SCRIPT: 'elements/site.ts',
  HOME_SCRIPT: 'elements/home.ts',
  JOB_SCRIPT: 'elements/job-page.ts',
  AFTER_APPLYING_SCRIPT: 'elements/after-applying.ts',
  SAVED_SCRIPT: 'elements/saved.ts',
  ALERTS_SCRIPT: 'elements/alerts.ts',
};

/** The settings that are written into the modules: those that every page reads (lib/config/reporting.ts). */
const SETTINGS = [
  'NEXT_PUBLIC_GTM_ID',
  'NEXT_PUBLIC_SENTRY_DSN',
  'NEXT_PUBLIC_SITE_VITALS',
  'NEXT_PUBLIC_SITE_COUNTS',
];

/** The oldest browsers, as Next and the linters read them: 'ios_saf >= 16.4' is 'ios16.4' to esbuild. */
const TARGETS = JSON.parse(readFileSync('package.json', 'utf8')).browserslist.map((browser) =>
  browser.replace('ios_saf', 'ios').replace(' >= ', ''),
);

/** Bundled separately: code that two modules share would otherwise become a third module that both wait for. */
const optionsFor = (entry) => ({
  entryPoints: [entry],
  bundle: true,
  splitting: true,
  format: 'esm',
  target: TARGETS,
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
 * Bundles the elements (docs/decisions/0003): one module for all pages, the additional ones of `ENTRIES`, and the
 * parts they load on demand.
 * @returns the addresses of the modules, and a function that writes everything into a build
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
 * The same in development, under stable names: written again when a source may have changed, so that a reload shows it.
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
    // esbuild has already printed the errors.
    soon = setTimeout(() => void write().catch(() => undefined), 50);
  };
  // Next also reads its configuration in short-lived processes, which nothing may keep alive.
  for (const folder of ['elements', 'components', 'lib'])
    watch(folder, { recursive: true, persistent: false }, writeSoon);
  const addressOf = (entry) => `/_next/${FOLDER}/${basename(entry, '.ts')}.js`;
  return Object.fromEntries(
    Object.entries(ENTRIES).map(([name, entry]) => [name, addressOf(entry)]),
  );
}
