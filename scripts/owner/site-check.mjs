// `npm run site:check`: loads the settings as `npm start` does, then runs the check (site-check/main.ts). Runs under tsx.
import { contentProblems, problemLine } from '../build/content-check.mjs';
import { inOwnersWords } from './site-check/unreadable.ts';
import { loadSettings } from '../settings.mjs';
import { terminal } from './terminal.mjs';

// Checked first, because content that does not match its schema cannot be loaded below.
const problems = contentProblems();
for (const problem of problems) console.error(problemLine(problem));
if (problems.length > 0) {
  if (process.argv.includes('--json'))
    console.log(JSON.stringify({ verdict: 'not-ready', problems }, null, 2));
  console.error('site:check: fix these in content/ first (docs/content.md)');
  process.exitCode = 1;
} else {
  const settings = loadSettings();
  try {
    const { runSiteCheck } = await import('./site-check/main.ts');
    const { sourceFindings } = await import('./site-check/source-findings.ts');
    const { databaseState } = await import('./site-check/database-state.ts');
    const given = process.argv.slice(2);
    const isOfBuild = given.includes('--build') || given.includes('--help') || given.includes('-h');
    const database = isOfBuild ? null : await databaseState(settings);
    const looked = { sources: sourceFindings(), database };
    process.exitCode = runSiteCheck(given, settings, terminal, looked);
  } catch (error) {
    const told = inOwnersWords(error);
    if (!told) throw error;
    console.error(told);
    process.exitCode = 1;
  }
}
