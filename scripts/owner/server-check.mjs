// `npm run site:check` in a release, which has no sources: what the server lacks, and how the database is.
import { databaseState } from './site-check/database-state.ts';
import { runSiteCheck } from './site-check/main.ts';
import { terminal } from './terminal.mjs';

process.exitCode = runSiteCheck(process.argv.slice(2), process.env, terminal, {
  database: await databaseState(process.env),
});
