import 'server-only';

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
/** The header itself lists the first 109 sectors of the allocation table: enough for 7 MB, and we take 5. */
const TABLE_SECTORS_IN_HEADER = 109;
const LAST_SECTOR = 0xff_ff_ff_fa;

/**
 * Names of the storages and streams in a compound file (the container of a .doc), read from its directory by the layout
 * Microsoft publishes as [MS-CFB]. A text search would take a sentence about macros for macros.
 * @returns null for a file whose directory cannot be followed.
 */
function readOleNames(bytes: Uint8Array): readonly string[] | null {
  if (bytes.length < HEADER_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return null;
  const sectorBytes = 1 << shift;
  const names: string[] = [];
  let sector = view.getUint32(48, true);
  for (let steps = bytes.length / sectorBytes; sector < LAST_SECTOR; steps -= 1) {
    const start = (sector + 1) * sectorBytes;
    if (steps < 0 || start + sectorBytes > bytes.length) return null;
    for (let at = start; at < start + sectorBytes; at += ENTRY_BYTES) {
      names.push(...nameAt(view, at));
    }
    const next = nextSector(view, sector, sectorBytes);
    if (next === null) return null;
    sector = next;
  }
  return names;
}

/** One directory entry: up to 32 UTF-16 units, their length in bytes with the final zero, and a kind (0: unused). */
function nameAt(view: DataView, at: number): string[] {
  const length = view.getUint16(at + 64, true);
  if (view.getUint8(at + 66) === 0 || length < 2 || length > 64) return [];
  let name = '';
  for (let i = 0; i < length - 2; i += 2) name += String.fromCharCode(view.getUint16(at + i, true));
  return [name];
}

/** Follows the allocation table by one sector. */
function nextSector(view: DataView, sector: number, sectorBytes: number): number | null {
  const perSector = sectorBytes / 4;
  const index = Math.floor(sector / perSector);
  if (index >= TABLE_SECTORS_IN_HEADER) return null;
  const start = (view.getUint32(76 + index * 4, true) + 1) * sectorBytes;
  if (start + sectorBytes > view.byteLength) return null;
  return view.getUint32(start + (sector % perSector) * 4, true);
}

const MACRO_PARTS = new Set(['macros', 'vba', '_vba_project', '_vba_project_cur']);

/** Whether a compound file is a Word document without macros (an encrypted one is neither). */
export function isPlainWordFile(bytes: Uint8Array): boolean {
  const names = readOleNames(bytes)?.map((name) => name.toLowerCase());
  return (
    names !== undefined &&
    names.includes('worddocument') &&
    !names.some((name) => MACRO_PARTS.has(name))
  );
}
