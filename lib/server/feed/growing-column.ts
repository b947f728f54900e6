/** Values of a column that repeat: those not seen in the pieces before it, and which of all of them each row has. */
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

/** Reads it: rows with the same value share it. */
export function columnReader() {
  const known: unknown[] = [];
  return ({ added, at }: ColumnPiece): unknown[] => {
    for (const value of added) known.push(value);
    return at.map((place) => known[place]);
  };
}
