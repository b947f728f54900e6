// `npm run report`: loads the settings as `npm start` does, then reports the week (lib/server/counts/report-cli.ts). Runs under tsx.
import { loadSettings } from './settings.mjs';

try {
  Object.assign(process.env, loadSettings());
  const { runReport } = await import('@/lib/server/counts/report-cli');
  const { env } = await import('@/lib/config/env');
  process.exitCode = runReport(process.argv.slice(2), {
    dataDir: env().dataDir,
    say: (line) => console.log(line),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
