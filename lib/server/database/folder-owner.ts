import 'server-only';
import { fchownSync, statSync } from 'node:fs';

/** What root makes in a folder belongs to the folder's owner, as whom the site runs. @param file open, and new */
export function giveToOwner(file: number, folder: string): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  fchownSync(file, uid, gid);
}
