/**
 * Where the server runs: among the sources, as `npm start` does, or in the tree of a release. Imported before Next, which reads the
 * environment while it is loaded.
 *
 * A release's tree has only the files of Next that its own server needs, and those cannot read next.config.mjs. Next's own `server.js`
 * passes the settings in a variable that is not documented, and so does this: if Next renames it, no release starts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the build knew (scripts/build/assemble-release.mjs): Next's settings, and the site's address. */
const BUILD = new URL('build.json', import.meta.url);

export const isRelease = existsSync(BUILD);
const build = isRelease ? JSON.parse(readFileSync(BUILD, 'utf8')) : null;
/** The site's address that is written into the release's pages; null among the sources. @type {string | null} */
export const builtSiteUrl = build?.siteUrl ?? null;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
// A release has no other mode, whatever the machine says. Next's types take the variable for constant.
Object.assign(process.env, { NODE_ENV: (!isRelease && process.env.NODE_ENV) || 'production' });
if (build) process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(build.next);
