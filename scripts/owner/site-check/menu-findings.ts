import { existsSync } from 'node:fs';
import * as menus from '@/lib/content/addresses/navigation';
import { SINGLE_SEGMENT_PAGES } from '@/lib/content/addresses/pages';
import { redirectFor } from '@/lib/content/addresses/redirects';
import { OFFERING_GROUPS } from '@/lib/content/pages/offerings';
import { FIELDS, SPECIALTIES } from '@/lib/content/specialties';
import { SECTION_CARDS } from '@/lib/seo/section-cards';
import type { SiteFinding } from './finding';
import { lineOf } from './line-of';

type Link = { readonly label: string; readonly href?: string | undefined };
type Menus = Readonly<Record<string, readonly Link[]>>;

const NAVIGATION = 'lib/content/addresses/navigation.ts';
const HOME = 'content/home.json';

/** Links by the file that defines them: menus of header, drawer and footer, the list of specialties, the home page's cards. */
const MENUS: Menus = {
  [NAVIGATION]: Object.values(menus).flatMap((menu) =>
    'label' in menu ? [menu, ...('links' in menu ? menu.links : [])] : menu,
  ),
  'lib/content/specialties.ts': FIELDS,
  [HOME]: OFFERING_GROUPS.flatMap(({ offerings }) =>
    offerings.map(({ name, href }) => ({ label: name, href })),
  ),
};

/** Links that lead nowhere, specialties that no menu links to, and share images that do not exist yet. */
export function menuFindings(
  links: Menus = MENUS,
  specialties: readonly { readonly path: string }[] = SPECIALTIES,
  isThere = existsSync,
): SiteFinding[] {
  const dead = Object.entries(links).flatMap(([file, entries]) =>
    entries
      .filter(({ href }) => !leadsSomewhere(href))
      .map(({ label, href = '' }): SiteFinding => ({
        level: 'must',
        kind: 'slip',
        key: 'menus',
        text: href
          ? `'${label}' leads to '${href}', which is not a page of this site`
          : `'${label}' leads nowhere: its target no longer exists`,
        where: lineOf(file, href || label),
      })),
  );
  const linked = new Set((links[NAVIGATION] ?? []).map(({ href }) => href));
  return [
    ...dead,
    ...specialties
      .filter(({ path }) => !linked.has(path))
      .map(({ path }): SiteFinding => ({
        level: 'should',
        kind: 'slip',
        key: 'menus',
        text: `no menu leads to the specialty '${path}'`,
        where: NAVIGATION,
      })),
    ...SECTION_CARDS.map(({ name }) => `public/share/${name}.png`)
      .filter((path) => !isThere(path))
      .map((path): SiteFinding => ({
        level: 'must',
        kind: 'slip',
        key: 'share-images',
        text: 'this share image is not there: `npm run brand-images` draws it',
        where: path,
      })),
  ];
}

function leadsSomewhere(href: string | undefined): boolean {
  if (!href) return false;
  if (/^(?:https:\/\/[^/\s]|tel:\+|mailto:)/.test(href)) return true;
  if (!/^\/(?!\/)/.test(href)) return false;
  const [path = ''] = href.split(/[?#]/, 1);
  return path === '/' || SINGLE_SEGMENT_PAGES.includes(path) || redirectFor(path, '') !== null;
}
