import 'server-only';

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
/** The header itself lists the first 109 sectors of the allocation table: enough for 7 MB, and we take 5. */
const TABLE_SECTORS_IN_HEADER = 109;
const LAST_SECTOR = 0xff_ff_ff_fa;

/** A storage or stream: its name, and the sector its bytes begin in. */
type OleEntry = { readonly name: string; readonly sector: number };
type OleFile = {
  readonly view: DataView;
  readonly sectorBytes: number;
  readonly entries: readonly OleEntry[];
};

/**
 * The storages and streams in a compound file (the container of a .doc), read from its directory by the layout Microsoft publishes as
 * [MS-CFB]. A text search would mistake a sentence about macros for macros.
 * @returns null for a file whose directory cannot be followed.
 */
function readOle(bytes: Uint8Array): OleFile | null {
  if (bytes.length < HEADER_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return null;
  const sectorBytes = 1 << shift;
  const entries: OleEntry[] = [];
  let sector = view.getUint32(48, true);
  for (let steps = bytes.length / sectorBytes; sector < LAST_SECTOR; steps -= 1) {
    const start = (sector + 1) * sectorBytes;
    if (steps < 0 || start + sectorBytes > bytes.length) return null;
    for (let at = start; at < start + sectorBytes; at += ENTRY_BYTES) {
      entries.push(...entryAt(view, at));
    }
    const next = nextSector(view, sector, sectorBytes);
    if (next === null) return null;
    sector = next;
  }
  return { view, sectorBytes, entries };
}

/** One directory entry: up to 32 UTF-16 units, their length in bytes with the final zero, and a kind (0: unused). */
function entryAt(view: DataView, at: number): OleEntry[] {
  const length = view.getUint16(at + 64, true);
  if (view.getUint8(at + 66) === 0 || length < 2 || length > 64) return [];
  let name = '';
  for (let i = 0; i < length - 2; i += 2) name += String.fromCharCode(view.getUint16(at + i, true));
  return [{ name: name.toLowerCase(), sector: view.getUint32(at + 116, true) }];
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

/** Offset of the flags that say whether a Word 97 document is encrypted, from the start of its stream ([MS-DOC], FibBase). */
const FLAGS_AT = 10;
const ENCRYPTED = 0x01_00;

/** Whether a compound file is a Word document without macros or a password (one encrypted by a newer Word does not count). */
export function isPlainWordFile(bytes: Uint8Array): boolean {
  const file = readOle(bytes);
  if (file === null || file.entries.some(({ name }) => MACRO_PARTS.has(name))) return false;
  const text = file.entries.find(({ name }) => name === 'worddocument');
  return text !== undefined && isOpen(file, text.sector);
}

function isOpen({ view, sectorBytes }: OleFile, sector: number): boolean {
  const at = (sector + 1) * sectorBytes + FLAGS_AT;
  return at + 2 <= view.byteLength && (view.getUint16(at, true) & ENCRYPTED) === 0;
}
