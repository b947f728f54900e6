/** A piece of a column with repeating values: those not in earlier pieces, and for each row the index of its value among all. */
type ColumnPiece = { readonly added: readonly unknown[]; readonly at: readonly number[] };
export type TablePiece<Row> = { readonly [K in keyof Row]?: readonly unknown[] | ColumnPiece };

/** A field of the row at this index. */
export type Cell<Row> = <K extends keyof Row>(name: K, at: number) => Row[K];

/**
 * Reads rows that were stored column by column, some at a time; rows with the same value share it.
 * @throws Error if a field is missing
 */
export function tableReader<Row extends object>() {
  const known = new Map<string, unknown[]>();
  return (piece: TablePiece<Row>): Cell<Row> => {
    const columns = new Map<keyof Row, readonly unknown[]>();
    for (const [name, stored] of Object.entries<readonly unknown[] | ColumnPiece>(piece as never)) {
      if (!('at' in stored && 'added' in stored)) {
        columns.set(name as keyof Row, stored);
        continue;
      }
      const values = known.get(name) ?? [];
      known.set(name, values);
      for (const value of stored.added) values.push(value);
      columns.set(
        name as keyof Row,
        stored.at.map((place) => values[place]),
      );
    }
    return (name, at) => {
      const value = columns.get(name)?.[at];
      if (value === undefined) throw new Error('The stored list does not hold together');
      return value as never;
    };
  };
}
