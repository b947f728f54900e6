import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testEnvironment: 'node',
  // Jest's clean-up of globals between files sends write-file-atomic's exit hook in circles.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data'],
};

export default withNext(config);
