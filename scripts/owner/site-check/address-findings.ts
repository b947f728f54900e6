import { JOB_SHORTCUTS } from '@/lib/content/addresses/job-shortcuts';
import { LEGACY_PATHS } from '@/lib/content/addresses/legacy-paths';
import { legacyProblems } from '@/lib/content/addresses/legacy-problems';
import { SINGLE_SEGMENT_PAGES } from '@/lib/content/addresses/pages';
import { RECRUITERS } from '@/lib/content/pages/recruiters';
import { PATHS_WITHOUT_TEXT } from '@/lib/content/specialties';
import { FACET_NAMES } from '@/lib/domain/query/facets';
import type { SiteFinding } from './finding';
import { lineOf } from './line-of';

type Shortcut = {
  readonly slug: string;
  readonly facet: string;
  readonly terms: readonly string[];
};

const SHORTCUTS_FILE = 'lib/content/addresses/job-shortcuts.ts';
const LEGACY_FILE = 'lib/content/addresses/legacy-paths.ts';
/** The site's own paths, which no short address may use. */
const OWN = ['api', 'go', '_next'];

/** Incomplete or contradictory addresses: old and short ones, recruiters' addresses, and specialties with a path and no text. */
export function addressFindings(
  rows: Readonly<Record<string, string>> = LEGACY_PATHS,
  withoutText: readonly string[] = PATHS_WITHOUT_TEXT,
  recruiters: readonly { readonly slug: string }[] = RECRUITERS,
  shortcuts: readonly Shortcut[] = JOB_SHORTCUTS,
): SiteFinding[] {
  const taken = [...shortcuts, ...recruiters].map(({ slug }) => `/${slug}`);
  const pages = SINGLE_SEGMENT_PAGES.map((path) => path.toLowerCase());
  const short = shortcuts.map(({ slug }) => `/${slug}`);
  const must =
    (key: string, where: (text: string) => string) =>
    (text: string): SiteFinding => ({ level: 'must', kind: 'slip', key, text, where: where(text) });
  /** Each sentence begins with the text in the file, in quotation marks. */
  const quotedIn = (file: string) => (text: string) =>
    lineOf(file, /^'[^']*'/.exec(text)?.[0] ?? '');
  return [
    ...legacyProblems(rows, { pages: SINGLE_SEGMENT_PAGES, taken }).map(
      must('redirects', quotedIn(LEGACY_FILE)),
    ),
    ...shortcuts
      .flatMap((shortcut, at) => shortcutProblem(shortcut, shortcuts.slice(0, at), pages))
      .map(must('shortcuts', quotedIn(SHORTCUTS_FILE))),
    ...recruiters
      .map(({ slug }) => `/${slug}`)
      .filter((path) => pages.includes(path) || short.includes(path))
      .map((path) => `a recruiter's short address is '${path}', which leads elsewhere already`)
      .map(must('recruiters', () => 'content/recruiters.json')),
    ...withoutText
      .map((path) => `the specialty '${path}' has a path but no text, so it has no page yet`)
      .map(must('specialties', () => 'lib/content/specialties.ts')),
  ];
}

function shortcutProblem(
  { slug, facet, terms }: Shortcut,
  before: readonly Shortcut[],
  pages: readonly string[],
): string[] {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    return [
      `'${slug}' is not a short address: use lowercase letters, digits and hyphens, no slash`,
    ];
  if (pages.includes(`/${slug}`) || OWN.includes(slug))
    return [`'${slug}' is a page of this site: visitors could no longer reach it`];
  if (before.some((other) => other.slug === slug)) return [`'${slug}' is listed twice`];
  if (!FACET_NAMES.some((name) => name === facet))
    return [
      `'${slug}' filters by '${facet}', which is not a filter: use one of ${FACET_NAMES.join(', ')}`,
    ];
  return terms.length > 0 ? [] : [`'${slug}' names nothing to filter by (terms)`];
}
