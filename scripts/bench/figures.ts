/** Measurements by name, in the order of the table: a number with its unit. */
export type Figures = ReadonlyMap<string, string>;

/** The value that this share of the figures does not exceed. */
function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const ms = (figure: number) => `${figure < 10 ? figure.toFixed(1) : figure.toFixed(0)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
export const megabytes = (figure: number) => `${figure.toFixed(0)} MB`;
export const halfAndMost = (figures: readonly number[]) =>
  `${ms(percentile(figures, 0.5))} · ${ms(percentile(figures, 0.95))}`;

/** Prints the figures of every column side by side. */
export function printTable(heads: readonly string[], columns: readonly Figures[]): void {
  const names = [...(columns[0]?.keys() ?? [])];
  const width = Math.max(...names.map((name) => name.length)) + 2;
  const row = (name: string, cells: readonly string[]) =>
    console.log(name.padEnd(width) + cells.map((cell) => cell.padStart(20)).join(''));
  row('', heads);
  for (const name of names) {
    row(
      name,
      columns.map((figures) => figures.get(name) ?? '–'),
    );
  }
}
