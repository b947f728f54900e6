// `npm run advisories -- FILE…`: checks the packages of the lock file against exports of advisories. Works offline.
import { readFileSync } from 'node:fs';
import { affectedPackages, readAdvisories } from './advisories';

const HELP = `Compares package-lock.json with exports of security advisories, without a network.

  npm run advisories -- osv.json         OSV's format, as the advisory database of GitHub and osv.dev have it
  npm run advisories -- github.json      a list of GitHub's (GET /advisories?ecosystem=npm)

Exit code: 0 if no package is affected, 1 if one is, 3 if a file cannot be read.`;

const files = process.argv.slice(2);
if (files.length === 0 || files.includes('--help')) {
  console.log(HELP);
  process.exit(files.length === 0 ? 3 : 0);
}
try {
  const advisories = files.flatMap((file) => readAdvisories(readFileSync(file, 'utf8')));
  const found = affectedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')), advisories);
  for (const { name, version, id, summary, isDev } of found)
    console.log(`${name} ${version}${isDev ? ' (not on servers)' : ''}: ${id} ${summary}`);
  console.log(`${advisories.length} advisories read, ${found.length} affect our packages.`);
  process.exitCode = found.length > 0 ? 1 : 0;
} catch (error) {
  console.error(`advisories: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 3;
}
