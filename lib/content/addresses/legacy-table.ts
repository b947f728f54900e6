/** An old address, taken apart. */
type LegacyRow = {
  /** What the query must contain; nothing means any query. */
  readonly needed: readonly (readonly [name: string, value: string])[];
  readonly target: string;
};

export type LegacyTable = {
  /** The old paths, in lower case and decoded, by which a request is recognized without more work. */
  readonly paths: ReadonlySet<string>;
  /**
   * Where an old address leads, with what its query has beyond the row's own; null if it is not an old address.
   * @param pathname as in a URL, still encoded, without a slash at the end
   */
  readonly find: (pathname: string, search: string) => string | null;
};

/** In lower case and decoded; '' if it cannot be decoded. */
export function plainPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return '';
  }
}

/** The rows of the owner's table, ready for look-ups. Of several rows for one path the one with the most conditions comes first. */
export function legacyTable(rows: Readonly<Record<string, string>>): LegacyTable {
  const table = new Map<string, LegacyRow[]>();
  for (const [address, target] of Object.entries(rows)) {
    const [pathname = '', query = ''] = address.split('?', 2);
    const path = plainPath(pathname);
    const others = table.get(path) ?? [];
    const row = { needed: [...new URLSearchParams(query)], target };
    table.set(
      path,
      [...others, row].sort((a, b) => b.needed.length - a.needed.length),
    );
  }

  return {
    paths: new Set(table.keys()),
    find(pathname, search) {
      const candidates = table.get(plainPath(pathname));
      if (!candidates) return null;
      const asked = new URLSearchParams(search);
      const row = candidates.find(({ needed }) =>
        needed.every(([name, value]) => asked.get(name) === value),
      );
      return row ? withQuery(row.target, restOf(search, row)) : null;
    },
  };
}

/** The query as it came, without what the row required. */
function restOf(search: string, { needed }: LegacyRow): string {
  if (needed.length === 0) return search.slice(1);
  const names = needed.map(([name]) => name);
  return search
    .slice(1)
    .split('&')
    .filter((part) => !names.some((name) => new URLSearchParams(part).has(name)))
    .join('&');
}

/** An address on another site does not get the query. */
function withQuery(target: string, query: string): string {
  if (query === '' || !target.startsWith('/')) return target;
  const [address = '', fragment] = target.split('#', 2);
  const joined = `${address}${address.includes('?') ? '&' : '?'}${query}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
