// `npm run site:check`: loads the settings as `npm start` does, then runs the check (site-check/main.ts). Runs under tsx.
import { contentProblems, problemLine } from '../build/content-check.mjs';
import { loadSettings } from '../settings.mjs';
import { inOwnersWords } from './site-check/finding.ts';
import { terminal } from './terminal.ts';

const given = process.argv.slice(2);

async function check() {
  const settings = loadSettings();
  const { recordSamples, sampleFindings } = await import('./site-check/samples.ts');
  if (given.includes('--record-samples')) return recordSamples();
  const { addressFindings, menuFindings } = await import('./site-check/addresses.ts');
  const { brandFindings } = await import('./site-check/brand.ts');
  const { databaseState } = await import('./site-check/database.ts');
  const { runSiteCheck } = await import('./site-check/main.ts');
  return runSiteCheck(given, settings, terminal, {
    sources: [...brandFindings(), ...addressFindings(), ...menuFindings(), ...sampleFindings()],
    database: given.includes('--build') ? null : await databaseState(settings),
  });
}

// Checked first, because content that does not match its schema cannot be loaded.
const problems = contentProblems();
for (const problem of problems) terminal.complain(problemLine(problem));
if (problems.length > 0) {
  if (given.includes('--json')) terminal.say(JSON.stringify({ verdict: 'not-ready', problems }));
  terminal.complain('site:check: fix these in content/ first (docs/content.md)');
  process.exitCode = 1;
} else {
  try {
    process.exitCode = await check();
  } catch (error) {
    const told = inOwnersWords(error);
    if (!told) throw error;
    terminal.complain(told);
    process.exitCode = 1;
  }
}
