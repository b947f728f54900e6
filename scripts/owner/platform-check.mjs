// `npm run platform:check`: the settings as `npm start` has them, then the check (platform-check/main.ts). Runs under tsx.
import { loadSettings } from '../settings.mjs';

loadSettings();
const { runPlatformCheck } = await import('./platform-check/main.ts');
process.exitCode = await runPlatformCheck(process.argv.slice(2), {
  say: (text) => console.log(text),
  complain: (text) => console.error(text),
});
