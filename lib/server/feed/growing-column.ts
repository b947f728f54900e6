/** A piece of a column with repeating values: those not in earlier pieces, and for each row the index of its value among all. */
export type ColumnPiece = { readonly added: readonly unknown[]; readonly at: readonly number[] };

/** Writes such a column piece by piece. */
export function columnWriter() {
  const known = new Map<unknown, number>();
  return (values: readonly unknown[]): ColumnPiece => {
    const added: unknown[] = [];
    const at = values.map((value) => {
      const key = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
      let place = known.get(key);
      if (place === undefined) {
        known.set(key, (place = known.size));
        added.push(value);
      }
      return place;
    });
    return { added, at };
  };
}

/** Reads such a column: rows with the same value share it. */
export function columnReader() {
  const known: unknown[] = [];
  return ({ added, at }: ColumnPiece): unknown[] => {
    for (const value of added) known.push(value);
    return at.map((place) => known[place]);
  };
}
