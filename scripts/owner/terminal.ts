/** Where the owner's checks print: what they found, and that they were called wrongly. */
export const terminal = {
  say: (text: string): void => console.log(text),
  complain: (text: string): void => console.error(text),
};
export type Terminal = typeof terminal;

/** Rows as text, each column as wide as its widest cell and two spaces apart; the last one is not padded. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  }
  return rows.map((row) =>
    row
      .map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
