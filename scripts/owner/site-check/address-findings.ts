import { JOB_SHORTCUTS } from '@/lib/content/addresses/job-shortcuts';
import { LEGACY_PATHS } from '@/lib/content/addresses/legacy-paths';
import { legacyProblems } from '@/lib/content/addresses/legacy-problems';
import { SINGLE_SEGMENT_PAGES } from '@/lib/content/addresses/paths';
import { RECRUITERS } from '@/lib/content/pages/recruiters';
import { PATHS_WITHOUT_TEXT } from '@/lib/content/specialties';
import type { SiteFinding } from './finding';

/** What is half done or contradicts itself among the addresses: old ones, recruiters', and specialties with a path and no text. */
export function addressFindings(
  rows: Readonly<Record<string, string>> = LEGACY_PATHS,
  withoutText: readonly string[] = PATHS_WITHOUT_TEXT,
  recruiters: readonly { readonly slug: string }[] = RECRUITERS,
): SiteFinding[] {
  const taken = [...JOB_SHORTCUTS, ...recruiters].map(({ slug }) => `/${slug}`);
  const pages = SINGLE_SEGMENT_PAGES.map((path) => path.toLowerCase());
  const shortcuts = JOB_SHORTCUTS.map(({ slug }) => `/${slug}`);
  const must = (key: string, where: string) => (text: string) =>
    ({ level: 'must', kind: 'content', key, text, where }) as const;
  return [
    ...legacyProblems(rows, { pages: SINGLE_SEGMENT_PAGES, taken }).map(
      must('redirects', 'lib/content/addresses/legacy-paths.ts'),
    ),
    ...recruiters
      .map(({ slug }) => `/${slug}`)
      .filter((path) => pages.includes(path) || shortcuts.includes(path))
      .map((path) => `a recruiter's short address is '${path}', which leads elsewhere already`)
      .map(must('recruiters', 'content/recruiters.json')),
    ...withoutText
      .map((path) => `the specialty '${path}' has a path and no text: its page is not there yet`)
      .map(must('specialties', 'lib/content/specialties.ts')),
  ];
}
