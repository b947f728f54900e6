/** The query of a page, as Next passes it, as the parameters of one search string; repeated keys stay repeated. */
export function toSearchParams(
  values: Readonly<Record<string, string | string[] | undefined>>,
): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );
}
