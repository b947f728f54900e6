import '@testing-library/jest-dom';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// What a developer's own site has kept in .data is no test's business, and the other way round.
const ownData = join(tmpdir(), `unit-data-${process.pid}-${Math.random().toString(36).slice(2)}`);
process.env.DATA_DIR = ownData;
afterAll(() => rmSync(ownData, { recursive: true, force: true }));

// jsdom tells of no paints, and of no way here.
if (typeof window !== 'undefined') {
  Performance.prototype.getEntriesByName ??= () => [];
  Performance.prototype.getEntriesByType ??= () => [];
}

// As for the browser tests: a busy moment of the machine has a second try, and scripts/test/test.mjs names what needed one. What
// draws its cases by chance has none, for a second try would draw others.
const { testPath = '' } = expect.getState();
if (!readFileSync(testPath, 'utf8').includes("'fast-check'"))
  jest.retryTimes(1, { logErrorsBeforeRetry: true });
