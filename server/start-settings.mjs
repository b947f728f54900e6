/**
 * Ends the process if a setting cannot be read, or if the address that is written into a release's pages is not the one it is started
 * with. Imported before all that reads a setting, and before anything listens.
 */
import { loadSettings } from './env-files.mjs';
import { builtSiteUrl } from './release.mjs';
import { placeProblems } from './setting-places.mjs';
import { readSettings, siteUrlOf } from './settings.mjs';

const given = loadSettings();
if (builtSiteUrl !== null) given.SITE_URL = given.SITE_URL?.trim() || builtSiteUrl;

/** Pages of the build name its address: canonical addresses and shared links would lead there. */
function otherSite() {
  const [started, built] = [siteUrlOf(given), builtSiteUrl].map(
    (url) => URL.parse(url ?? '')?.href,
  );
  if (built === undefined || started === undefined || started === built) return [];
  return [
    `SITE_URL is "${siteUrlOf(given)}", but this release was built with "${builtSiteUrl}": build it again with the address under which visitors know the site`,
  ];
}

try {
  readSettings(given, [...placeProblems(given), ...otherSite()]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
