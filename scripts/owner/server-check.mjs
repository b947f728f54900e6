// `npm run site:check` in a release, which has no sources: what the server lacks, and how the database is.
import { readFileSync } from 'node:fs';
import { databaseState } from './site-check/database.ts';
import { runSiteCheck } from './site-check/main.ts';
import { terminal } from './terminal.ts';

// As the server does, where none is set (server/start-settings.mjs).
const { siteUrl } = JSON.parse(readFileSync('server/build.json', 'utf8'));
const settings = { ...process.env, SITE_URL: process.env.SITE_URL?.trim() || siteUrl };
process.exitCode = runSiteCheck(process.argv.slice(2), settings, terminal, {
  sources: null,
  database: await databaseState(settings),
});
