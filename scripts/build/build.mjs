import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assembleRelease } from './assemble-release.mjs';
import { contentProblems, problemLine } from './content-check.mjs';
import { buildSettings } from '../settings.mjs';
import { siteUrlOf } from '../../server/settings.mjs';
import { say } from '../say.mjs';

const SOURCES = [
  'app',
  'components',
  'content',
  'elements',
  'lib',
  'public',
  'scripts/build',
  'server',
];
const SOURCE_FILES = [
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
  'package-lock.json',
];

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/** Hash of what a build is made from: every source and every setting that is written into it. */
function fingerprint(settings) {
  const hash = createHash('sha256');
  const files = [
    ...SOURCES.flatMap(filesUnder),
    ...SOURCE_FILES.filter((file) => existsSync(file)),
  ];
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  for (const setting of buildSettings(settings)) hash.update(setting.join('='));
  return hash.digest('hex');
}

/**
 * Builds the site into a folder unless the build there was made from the same sources and settings. With BUILD_OUTPUT=standalone
 * the folder also holds the tree for servers.
 * @returns {boolean} whether the folder now holds a good build
 */
export function buildIfStale({ settings = process.env, distDir = '.next', who = 'setup' } = {}) {
  const stamp = join(distDir, 'made-of');
  const wanted = fingerprint(settings);
  const isStandalone = settings.BUILD_OUTPUT === 'standalone';
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    say(who, `the build in ${distDir} is fresh`);
    if (isStandalone) assembleRelease(distDir, siteUrlOf(settings));
    return true;
  }
  const problems = contentProblems();
  for (const problem of problems) say(who, problemLine(problem));
  if (problems.length > 0) {
    say(who, 'no build: fix these in content/ first (docs/content.md)');
    return false;
  }
  say(who, `building the site into ${distDir}: about a minute`);
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: {
      ...settings,
      NEXT_DIST_DIR: distDir,
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
    },
  });
  if (status === 0 && isStandalone) assembleRelease(distDir, siteUrlOf(settings));
  if (status === 0) writeFileSync(stamp, wanted);
  return status === 0;
}
