// `npm run platform:check`: loads the settings as `npm start` does, then runs the check (platform-check/main.ts). Runs under tsx.
import { loadSettings } from '../settings.mjs';
import { terminal } from './terminal.ts';

loadSettings();
const { runPlatformCheck } = await import('./platform-check/main.ts');
process.exitCode = await runPlatformCheck(process.argv.slice(2), terminal);
