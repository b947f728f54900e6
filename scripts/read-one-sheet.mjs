import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ONE_SHEET, READ_KEY } from './one-sheet.mjs';

/** The note of a build's one style sheet (scripts/write-one-sheet.mjs); null beside a build that Next made alone. */
globalThis[READ_KEY] = function readOneSheet(distDir) {
  const note = join(distDir, ONE_SHEET);
  return existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : null;
};
