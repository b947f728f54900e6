import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testEnvironment: 'node',
  // What a test leaves under way (a file being written) may still log as it ends.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  // A bound for what hangs, not a measure: a busy machine may take its time (ms).
  testTimeout: 30_000,
  // Jest leaves one core alone, which of two is half; and some tests wait for servers, while one more can work.
  maxWorkers: availableParallelism() + 1,
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data', '<rootDir>/.copies'],
};

/** These packages are published as ES modules alone, which jest has to translate. */
const ES_MODULES = [
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
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
