import '@testing-library/jest-dom';
import { rmSync } from 'node:fs';
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
