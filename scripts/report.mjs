// `npm run report`: loads the settings as `npm start` does, then reports the week (lib/server/counts/report-cli.ts). Runs under tsx.
import { loadSettings } from './settings.mjs';

try {
  Object.assign(process.env, loadSettings());
  const { requireDatabase, siteDatabase } = await import('@/lib/server/database/database');
  const { countStore } = await import('@/lib/server/counts/count-store');
  const { runReport } = await import('@/lib/server/counts/report-cli');
  process.exitCode = await runReport(process.argv.slice(2), {
    open() {
      requireDatabase();
      return countStore(siteDatabase());
    },
    say: (line) => console.log(line),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
