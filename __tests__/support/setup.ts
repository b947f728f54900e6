import '@testing-library/jest-dom';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TextDecoder as NodeTextDecoder, TextEncoder as NodeTextEncoder } from 'node:util';
import type * as Testing from '@testing-library/react';

// Keeps tests away from a developer's own data in .data.
const ownData = join(tmpdir(), `unit-data-${process.pid}-${Math.random().toString(36).slice(2)}`);
process.env.DATA_DIR = ownData;
afterAll(() => rmSync(ownData, { recursive: true, force: true }));

// What the server logs is no output of a test: one that is about the log looks at `logger()`.
process.env.LOG_LEVEL = 'silent';

// A limit for what never appears, not a measurement: a busy machine may be slow (ms).
if (typeof window !== 'undefined')
  jest
    .requireActual<typeof Testing>('@testing-library/react')
    .configure({ asyncUtilTimeout: 10_000 });

// jsdom has neither.
if (typeof TextDecoder === 'undefined') Object.assign(globalThis, { TextDecoder: NodeTextDecoder });
if (typeof TextEncoder === 'undefined') Object.assign(globalThis, { TextEncoder: NodeTextEncoder });

// jsdom has no paint entries and no navigation entry.
if (typeof window !== 'undefined') {
  Performance.prototype.getEntriesByName ??= () => [];
  Performance.prototype.getEntriesByType ??= () => [];
}
