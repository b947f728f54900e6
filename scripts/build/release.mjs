// Builds the site for a server (deploy/README.md): `npm run release`, with the settings of the build in the environment.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { buildIfStale } from './build.mjs';
import { fail, say } from '../say.mjs';
import { loadSettings, refuseWrongSettings } from '../settings.mjs';
import { versionProblem } from './version.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const problem = versionProblem(version, readFileSync('CHANGELOG.md', 'utf8'));
if (problem) fail('release', problem);

const settings = loadSettings();
refuseWrongSettings('release', settings);
const distDir = '.next-release';
const build = { COMPRESS: 'off', ...settings, BUILD_OUTPUT: 'standalone' };
if (!buildIfStale({ settings: build, distDir, who: 'release' }))
  fail('release', 'The build failed: see Next’s message above.');

/** A command's output; '' if it fails, such as git without a repository. */
const saidBy = (command, ...args) => {
  const { status, stdout } = spawnSync(command, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 50_000_000,
  });
  return status === 0 ? stdout.trim() : '';
};
writeFileSync(
  `${distDir}/standalone/VERSION`,
  `${[version, saidBy('git', 'rev-parse', '--short', 'HEAD')].filter(Boolean).join(' ')}\n`,
);
writeFileSync(`${distDir}/sbom.cdx.json`, saidBy('npm', 'run', '--silent', 'sbom'));
say('release', `${version} is ready in ${distDir}/standalone`);

// Only a warning, never a failure: which sample content the build still contains.
spawnSync(
  process.execPath,
  ['--conditions=react-server', '--import', 'tsx', 'scripts/owner/site-check.mjs', '--build'],
  { stdio: 'inherit', env: settings },
);
