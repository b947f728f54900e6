import { columnReader, columnWriter, type ColumnPiece } from './growing-column';

/** How rows are stored: fields that differ from row to row as they are, the others as columns of repeating values. */
export type Fields<Row> = { readonly [K in keyof Row]-?: 'own' | 'shared' };
export type TablePiece<Row> = { readonly [K in keyof Row]?: readonly unknown[] | ColumnPiece };

/** Writes rows column by column, some at a time. */
export function tableWriter<Row extends object>(fields: Fields<Row>) {
  const names = Object.keys(fields) as (keyof Row)[];
  const columns = names.map((name) => {
    const write = fields[name] === 'own' ? (values: readonly unknown[]) => values : columnWriter();
    return (rows: readonly Row[]) => [name, write(rows.map((row) => row[name]))] as const;
  });
  return (rows: readonly Row[]): TablePiece<Row> =>
    Object.fromEntries(columns.map((write) => write(rows))) as TablePiece<Row>;
}

/** A field of the row at this index. */
export type Cell<Row> = <K extends keyof Row>(name: K, at: number) => Row[K];

/**
 * Reads them back; an inconsistent table is rejected.
 * @throws Error if a field is missing
 */
export function tableReader<Row extends object>() {
  const readers = new Map<string, ReturnType<typeof columnReader>>();
  return (piece: TablePiece<Row>): Cell<Row> => {
    const columns = new Map<keyof Row, readonly unknown[]>();
    for (const [name, stored] of Object.entries<readonly unknown[] | ColumnPiece>(piece as never)) {
      const read = readers.get(name) ?? columnReader();
      readers.set(name, read);
      columns.set(name as keyof Row, 'at' in stored && 'added' in stored ? read(stored) : stored);
    }
    return (name, at) => {
      const value = columns.get(name)?.[at];
      if (value === undefined) throw new Error('The stored list does not hold together');
      return value as never;
    };
  };
}
