/** A statement as a template is, with a value between any two of its parts: for texts that several statements have in common. */
export const statement = (...parts: readonly string[]): TemplateStringsArray =>
  Object.assign([...parts], { raw: parts });

/**
 * A statement with rows of values: `before (values (${}, ${}), (${}, ${})) after`. Made once for each number of rows, because SQLite keeps
 * the statement by its text. Several times cheaper than JSON that the engine takes apart.
 * @param before its parts before the rows
 * @param width values in a row
 */
export function withRows(before: readonly string[], width: number, after: readonly string[]) {
  const made = new Map<number, TemplateStringsArray>();
  return (rows: number): TemplateStringsArray => {
    const known = made.get(rows);
    if (known) return known;
    const within = Array.from({ length: rows * width - 1 }, (_, at) =>
      (at + 1) % width === 0 ? '), (' : ', ',
    );
    const [end = '', ...rest] = after;
    const text = statement(
      ...before.slice(0, -1),
      `${before.at(-1)} (values (`,
      ...within,
      `))${end}`,
      ...rest,
    );
    made.set(rows, text);
    return text;
  };
}
