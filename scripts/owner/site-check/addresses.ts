import { JOB_SHORTCUTS } from '@/lib/content/addresses/job-shortcuts';
import { LEGACY_PATHS } from '@/lib/content/addresses/legacy-paths';
import { legacyProblems } from '@/lib/content/addresses/legacy-problems';
import * as menus from '@/lib/content/addresses/navigation';
import { SINGLE_SEGMENT_PAGES } from '@/lib/content/addresses/pages';
import { redirectFor } from '@/lib/content/addresses/redirects';
import { OFFERING_GROUPS } from '@/lib/content/pages/offerings';
import { RECRUITERS } from '@/lib/content/pages/recruiters';
import { FIELDS } from '@/lib/content/specialties';
import { mistake, type SiteFinding } from './finding';

type Slugs = readonly { readonly slug: string }[];
type Link = { readonly label: string; readonly href?: string | undefined };

const SHORTCUTS = 'lib/content/addresses/job-shortcuts.ts';
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Addresses of the site itself, which no short address may have. */
const OWN: ReadonlySet<string> = new Set(
  ['/api', '/go', '/_next', ...SINGLE_SEGMENT_PAGES].map((path) => path.toLowerCase()),
);

/** Old and short addresses that cannot work. */
export function addressFindings(
  rows: Readonly<Record<string, string>> = LEGACY_PATHS,
  shortcuts: Slugs = JOB_SHORTCUTS,
  recruiters: Slugs = RECRUITERS,
): SiteFinding[] {
  const short = [
    ...shortcuts.map(({ slug }) => [slug, 'shortcuts', SHORTCUTS] as const),
    ...recruiters.map(({ slug }) => [slug, 'recruiters', 'content/recruiters.json'] as const),
  ];
  const taken = short.map(([slug]) => `/${slug}`);
  return [
    ...legacyProblems(rows, { pages: SINGLE_SEGMENT_PAGES, taken }).map((text) =>
      mistake('redirects', 'lib/content/addresses/legacy-paths.ts', text),
    ),
    ...short.flatMap(([slug, key, file], at) => {
      const problem = slugProblem(slug, taken.slice(0, at));
      return problem ? [mistake(key, file, `'${slug}' ${problem}`, slug)] : [];
    }),
  ];
}

function slugProblem(slug: string, before: readonly string[]): string | null {
  if (!SLUG.test(slug))
    return 'is not a short address: use lowercase letters, digits and hyphens, no slash';
  if (OWN.has(`/${slug}`)) return 'is a page of this site: visitors could no longer reach it';
  return before.includes(`/${slug}`) ? 'is a short address already' : null;
}

/** Links by the file that defines them: menus of header, drawer and footer, the list of specialties, the home page's cards. */
const LINKS: Readonly<Record<string, readonly Link[]>> = {
  'lib/content/addresses/navigation.ts': Object.values(menus).flatMap((menu) =>
    'label' in menu ? [menu, ...('links' in menu ? menu.links : [])] : menu,
  ),
  'lib/content/specialties.ts': FIELDS,
  'content/home.json': OFFERING_GROUPS.flatMap(({ offerings }) =>
    offerings.map(({ name, href }) => ({ label: name, href })),
  ),
};

/** Links that lead nowhere. */
export const menuFindings = (links = LINKS): SiteFinding[] =>
  Object.entries(links).flatMap(([file, entries]) =>
    entries
      .filter(({ href }) => !leadsSomewhere(href))
      .map(({ label, href }) => {
        const where = href ? `to '${href}', which is not a page of this site` : 'nowhere';
        return mistake('menus', file, `'${label}' leads ${where}`, href ?? label);
      }),
  );

function leadsSomewhere(href = ''): boolean {
  if (/^(?:https:\/\/[^/\s]|tel:\+|mailto:)/.test(href)) return true;
  const [path = ''] = href.split(/[?#]/, 1);
  if (!/^\/(?!\/)/.test(path)) return false;
  return path === '/' || SINGLE_SEGMENT_PAGES.includes(path) || redirectFor(path, '') !== null;
}
