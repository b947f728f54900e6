import { compareVersions, isInRange } from './version';

/** What an advisory says about one package. */
export type Advisory = {
  readonly id: string;
  readonly summary: string;
  readonly name: string;
  readonly isAffected: (version: string) => boolean;
};

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads an export of advisories: OSV's format (a single one, a list, `{ "vulns": […] }`, or one per line) or GitHub's list
 * (`GET /advisories`). Withdrawn advisories and those of other ecosystems are left out.
 * @throws Error if it is neither.
 */
export function readAdvisories(text: string): Advisory[] {
  const all = recordsOf(text);
  if (!all.some((one) => Array.isArray(one.affected) || Array.isArray(one.vulnerabilities)))
    throw new Error("this is neither OSV's format nor a list of GitHub's advisories");
  return all
    .filter((one) => !textOf(one.withdrawn) && !textOf(one.withdrawn_at))
    .flatMap((one) => [...ofOsv(one), ...ofGitHub(one)]);
}

function recordsOf(text: string): readonly Fields[] {
  try {
    const read: unknown = JSON.parse(text);
    if (Array.isArray(read)) return listOf(read);
    if (!isObject(read)) return [];
    return Array.isArray(read.vulns) ? listOf(read.vulns) : [read];
  } catch {
    return listOf(
      text
        .split('\n')
        .filter(Boolean)
        .map((line): unknown => JSON.parse(line)),
    );
  }
}

function ofOsv(one: Fields): Advisory[] {
  return listOf(one.affected).flatMap((affected) => {
    const about = isObject(affected.package) ? affected.package : {};
    if (textOf(about.ecosystem).toLowerCase() !== 'npm') return [];
    const versions = Array.isArray(affected.versions) ? affected.versions : [];
    const ranges = listOf(affected.ranges).filter(({ type }) => type !== 'GIT');
    return {
      id: textOf(one.id),
      summary: textOf(one.summary) || textOf(one.details).slice(0, 120),
      name: textOf(about.name),
      isAffected: (version) =>
        versions.includes(version) ||
        ranges.some(({ events }) => isBetween(version, listOf(events))),
    };
  });
}

/** Events in order: introduced, then fixed or last affected, perhaps introduced again. */
function isBetween(version: string, events: readonly Fields[]): boolean {
  let isInside = false;
  for (const { introduced, fixed, last_affected: last } of events) {
    if (
      typeof introduced === 'string' &&
      (introduced === '0' || compareVersions(version, introduced) >= 0)
    )
      isInside = true;
    if (typeof fixed === 'string' && compareVersions(version, fixed) >= 0) isInside = false;
    if (typeof last === 'string' && compareVersions(version, last) > 0) isInside = false;
  }
  return isInside;
}

function ofGitHub(one: Fields): Advisory[] {
  return listOf(one.vulnerabilities).flatMap(
    ({ package: about, vulnerable_version_range: range }) => {
      if (!isObject(about) || textOf(about.ecosystem).toLowerCase() !== 'npm') return [];
      return {
        id: textOf(one.ghsa_id) || textOf(one.id),
        summary: textOf(one.summary),
        name: textOf(about.name),
        isAffected: (version) => isInRange(version, textOf(range)),
      };
    },
  );
}

type Finding = {
  readonly name: string;
  readonly version: string;
  readonly id: string;
  readonly summary: string;
  /** Used only to build and test the site, not to run it. */
  readonly isDev: boolean;
};

/** The packages of a lock file (version 2 or 3) that the advisories affect. */
export function affectedPackages(lock: unknown, advisories: readonly Advisory[]): Finding[] {
  const packages = isObject(lock) && isObject(lock.packages) ? lock.packages : {};
  const byName = groupByName(advisories);
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (path === '' || !isObject(entry)) return [];
    const name = textOf(entry.name) || path.slice(path.lastIndexOf('node_modules/') + 13);
    const version = textOf(entry.version);
    return (byName.get(name) ?? [])
      .filter((advisory) => advisory.isAffected(version))
      .map(({ id, summary }) => ({ name, version, id, summary, isDev: entry.dev === true }));
  });
}

function groupByName(advisories: readonly Advisory[]): Map<string, Advisory[]> {
  const groups = new Map<string, Advisory[]>();
  for (const one of advisories) groups.set(one.name, [...(groups.get(one.name) ?? []), one]);
  return groups;
}
