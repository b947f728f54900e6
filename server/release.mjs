/**
 * Where the server runs: among the sources, as `npm start` does, or in the tree of a release. Imported before Next, which reads the
 * environment while it is loaded.
 *
 * A release's tree has only the files of Next that its own server needs, and those cannot read next.config.mjs. Next's own `server.js`
 * passes the settings in a variable that is not documented, and so does this: if Next renames it, no release starts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Next's settings, as the build read them (scripts/build/assemble-release.mjs). */
const SETTINGS = new URL('next-settings.json', import.meta.url);

export const isRelease = existsSync(SETTINGS);

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
// A release has no other mode, whatever the machine says. Next's types take the variable for constant.
Object.assign(process.env, { NODE_ENV: (!isRelease && process.env.NODE_ENV) || 'production' });
if (isRelease) process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = readFileSync(SETTINGS, 'utf8');
