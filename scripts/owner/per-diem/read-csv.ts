/** A row of a table, by the names of its columns in lower case. */
export type CsvRow = { readonly line: number; readonly cells: ReadonlyMap<string, string> };

const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** The rows of a text, with the line each begins on. @throws Error if a quote is not closed */
function rowsOf(text: string): { readonly line: number; readonly cells: readonly string[] }[] {
  const rows: { line: number; cells: string[] }[] = [{ line: 1, cells: [] }];
  let line = 1;
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const match = CELL.exec(text);
    if (!match)
      throw new Error(`line ${line}: a quotation mark is not closed, or is inside a cell`);
    const [whole, quoted, plain = '', end] = match;
    rows.at(-1)?.cells.push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/g, ' ').trim());
    line += whole.split('\n').length - 1;
    if (end !== ',') rows.push({ line, cells: [] });
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/**
 * A CSV file (RFC 4180) with named columns. Lines above the names, such as titles and notes, are skipped.
 * @param isHeader whether a row holds the names, given in lower case
 * @throws Error if no row does, or a quote is not closed
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
