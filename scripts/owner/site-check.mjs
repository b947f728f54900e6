// `npm run site:check`: the settings as `npm start` has them, then the check (site-check/main.ts). Runs under tsx.
import { loadSettings } from '../settings.mjs';

const settings = loadSettings();
const { runSiteCheck } = await import('./site-check/main.ts');
process.exitCode = runSiteCheck(process.argv.slice(2), settings, {
  say: (text) => console.log(text),
  complain: (text) => console.error(text),
});
