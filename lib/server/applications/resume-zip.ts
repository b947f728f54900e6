import 'server-only';
import { unzipSync } from 'fflate';

/** A Word document of pages and pictures stays far below; an archive made to burst does not. */
const MAX_ENTRIES = 1_000;
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
/** Where Office keeps a document's macros. */
const MACRO_PART = /(?:^|[/\\])vba(?:Project\w*\.bin|Data\.xml)$/i;

/** A name that leads out of the folder it is unpacked in. Word writes none. */
const WAY_OUT = /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/i;

/** Whether a zip archive's table of contents is one a plain Word document can have. Unpacks nothing. */
export function isHarmlessArchive(bytes: Uint8Array): boolean {
  let entries = 0;
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        unpacked += originalSize;
        const isTooMuch = entries > MAX_ENTRIES || unpacked > MAX_UNPACKED_BYTES;
        if (isTooMuch || MACRO_PART.test(name) || WAY_OUT.test(name)) {
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
