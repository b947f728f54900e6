/** A version as npm writes it: three numbers, and the pre-release part after a hyphen. */
type Version = { readonly numbers: readonly number[]; readonly pre: readonly string[] };

function parse(text: string): Version {
  const [main = '', ...pre] =
    text
      .trim()
      .replace(/^[v=]+/, '')
      .split('+')[0]
      ?.split('-') ?? [];
  return {
    numbers: [0, 1, 2].map((at) => Number(main.split('.')[at] ?? 0) || 0),
    pre: pre.length > 0 ? pre.join('-').split('.') : [],
  };
}

/** Compares in the order of semver: negative if `a` is older. */
export function compareVersions(a: string, b: string): number {
  const [one, other] = [parse(a), parse(b)];
  for (const at of [0, 1, 2]) {
    const difference = (one.numbers[at] ?? 0) - (other.numbers[at] ?? 0);
    if (difference !== 0) return difference;
  }
  // A pre-release comes before its release.
  if (one.pre.length === 0 || other.pre.length === 0) return other.pre.length - one.pre.length;
  return comparePre(one.pre, other.pre);
}

function comparePre(a: readonly string[], b: readonly string[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const [x, y] = [a[at], b[at]];
    if (x === undefined || y === undefined) return a.length - b.length;
    if (x === y) continue;
    const [m, n] = [Number(x), Number(y)];
    if (Number.isNaN(m) !== Number.isNaN(n)) return Number.isNaN(m) ? 1 : -1;
    return Number.isNaN(m) ? (x < y ? -1 : 1) : m - n;
  }
  return 0;
}

const HOLDS: Readonly<Record<string, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '=': (order) => order === 0,
};

/** Whether a version is in a GitHub range: `>= 1.0.0, < 1.2.3`. An unreadable range includes every version: better a false alarm. */
export function isInRange(version: string, range: string): boolean {
  return range.split(',').every((part) => {
    const [, sign = '=', bound] = /^(<=|>=|<|>|=)?\s*(\S+)$/.exec(part.trim()) ?? [];
    return bound === undefined || (HOLDS[sign]?.(compareVersions(version, bound)) ?? true);
  });
}
