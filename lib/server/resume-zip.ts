import 'server-only';
import { unzipSync } from 'fflate';

/** A Word document of pages and pictures stays far below; an archive made to burst does not. */
const MAX_ENTRIES = 1_000;
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
/** Where Office keeps a document's macros. */
const MACRO_PART = /(?:^|[/\\])vba(?:Project\w*\.bin|Data\.xml)$/i;

/** Whether a zip archive's table of contents is one a plain Word document can have. Unpacks nothing. */
export function isHarmlessArchive(bytes: Uint8Array): boolean {
  let entries = 0;
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        unpacked += originalSize;
        if (entries > MAX_ENTRIES || unpacked > MAX_UNPACKED_BYTES || MACRO_PART.test(name)) {
          throw new Error('not a plain document');
        }
        return false;
      },
    });
  } catch {
    return false;
  }
  return entries > 0;
}
