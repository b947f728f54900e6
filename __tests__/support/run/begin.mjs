import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder for what the test files of one run of Jest share: RUN_FOLDER in their environment. */
export default function beginRun() {
  process.env.RUN_FOLDER = mkdtempSync(join(tmpdir(), 'unit-run-'));
  // PostgreSQL, as its own user, reads in it.
  chmodSync(process.env.RUN_FOLDER, 0o755);
}
