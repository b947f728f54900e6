/** A line of a table, by the names of its columns in small letters. */
export type CsvRow = { readonly line: number; readonly cells: ReadonlyMap<string, string> };

const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** Cells of a text, with the line each row begins at. @throws Error where a quote is not closed */
function rowsOf(text: string): { readonly line: number; readonly cells: readonly string[] }[] {
  const rows: { line: number; cells: string[] }[] = [{ line: 1, cells: [] }];
  let line = 1;
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const match = CELL.exec(text);
    if (!match)
      throw new Error(`line ${line}: a quotation mark is not closed, or stands inside a cell`);
    const [whole, quoted, plain = '', end] = match;
    rows.at(-1)?.cells.push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/g, ' ').trim());
    line += whole.split('\n').length - 1;
    if (end !== ',') rows.push({ line, cells: [] });
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/**
 * A CSV file (RFC 4180) whose columns are named. Lines above the names, as titles and notes, are skipped.
 * @param isHeader whether a row is that of the names, given in small letters
 * @throws Error where no row is, or a quote is not closed
 */
export function readCsv(text: string, isHeader: (names: readonly string[]) => boolean): CsvRow[] {
  const rows = rowsOf(text.replace(/^\uFEFF/, ''));
  const names = rows.map(({ cells }) => cells.map((cell) => cell.toLowerCase()));
  const at = names.findIndex(isHeader);
  if (at < 0) throw new Error('no line names the columns that are needed (see --help)');
  const header = names[at] ?? [];
  return rows.slice(at + 1).map(({ line, cells }) => ({
    line,
    cells: new Map(header.map((name, column) => [name, cells[column] ?? ''])),
  }));
}
