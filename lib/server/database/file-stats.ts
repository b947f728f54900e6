import 'server-only';
import { statSync, type Stats } from 'node:fs';

/** What the file system says of a file; null if it is not there, or cannot be reached. Never throws. */
export function fileStats(path: string): Stats | null {
  try {
    // Not `throwIfNoEntry: false`: Node 22.14 throws all the same where a folder of the path is a file.
    return statSync(path);
  } catch {
    return null;
  }
}
