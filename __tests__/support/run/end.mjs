import { rmSync } from 'node:fs';

/** Removes the folder that `beginRun` made. */
export default function endRun() {
  rmSync(process.env.RUN_FOLDER, { recursive: true, force: true });
}
