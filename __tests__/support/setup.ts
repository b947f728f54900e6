import '@testing-library/jest-dom';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Keeps tests away from a developer's own data in .data.
const ownData = join(tmpdir(), `unit-data-${process.pid}-${Math.random().toString(36).slice(2)}`);
process.env.DATA_DIR = ownData;
afterAll(() => rmSync(ownData, { recursive: true, force: true }));

// jsdom has no paint entries and no navigation entry.
if (typeof window !== 'undefined') {
  Performance.prototype.getEntriesByName ??= () => [];
  Performance.prototype.getEntriesByType ??= () => [];
}
