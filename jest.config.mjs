import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';
import { refuseOldNode } from './server/node-version.mjs';

refuseOldNode();

const withNext = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testEnvironment: 'node',
  // Work that a test leaves running (such as writing a file) may still log when it ends.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  // A limit for tests that hang, not a measurement: a busy machine may be slow (ms).
  testTimeout: 120_000,
  // Jest leaves one core free, which is half of two; and while some tests wait for servers, one more can run.
  maxWorkers: availableParallelism() + 1,
  globalSetup: '<rootDir>/__tests__/support/run/begin.mjs',
  globalTeardown: '<rootDir>/__tests__/support/run/end.mjs',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data', '<rootDir>/.copies'],
};

/** These packages are published only as ES modules, which jest has to translate. */
const ES_MODULES = [
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'cockatiel',
  'cookie',
  'set-cookie-parser',
  'htmlparser2',
  'domhandler',
  'dom-serializer',
  'domutils',
  'entities',
  'domelementtype',
];

export default async function jestConfig() {
  const made = await withNext(config)();
  const others = made.transformIgnorePatterns.filter(
    (pattern) => !pattern.includes('node_modules'),
  );
  return {
    ...made,
    transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`, ...others],
  };
}
