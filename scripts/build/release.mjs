// Builds the site for a server (deploy/README.md): `npm run release`, with the settings of the build in the environment.
import { spawnSync } from 'node:child_process';
import { buildIfStale } from './build.mjs';
import { fail, say } from '../say.mjs';
import { loadSettings } from '../settings.mjs';

const settings = loadSettings();
const distDir = '.next-release';
const build = { COMPRESS: 'off', ...settings, BUILD_OUTPUT: 'standalone' };
if (!buildIfStale({ settings: build, distDir, who: 'release' }))
  fail('release', 'The build failed: see Next’s message above.');
say('release', `ready in ${distDir}/standalone`);

// A warning, never a stop: what the build holds that is still a sample's.
spawnSync(
  process.execPath,
  [
    ...['--conditions=react-server', '--import', 'tsx', 'scripts/owner/site-check.mjs'],
    ...['--build', '--brief'],
  ],
  { stdio: 'inherit', env: settings },
);
