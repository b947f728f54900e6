import { SHARE_IMAGE_SIZE } from '@/lib/config/limits';
import { SITE } from '@/lib/config/site';
import { HOME_CARD, PAGES } from '@/lib/content/addresses/pages';
import type { ShareCard } from '@/lib/content/addresses/site-page';
import { SPECIALTIES } from '@/lib/content/specialties';

/** What a share image says, and the path of its page. */
export type SectionCard = ShareCard & { readonly path: string };

/** 'Registered nurse (RN)' without the part in parentheses. */
const short = (role = '') => role.replace(/ \([^()]*\)/g, '');

/** A share image for each section of the site; job pages have one of their own. */
export const SECTION_CARDS: readonly SectionCard[] = [
  ...PAGES.flatMap(({ path, card }) => (card ? [{ path, ...card }] : [])),
  ...SPECIALTIES.map(({ path, line, scene, roles }) => ({
    path,
    name: path.slice(1).toLowerCase(),
    headline: line,
    drawing: scene.drawing,
    facts: [
      { label: 'Among them', value: short(roles[0]?.name) },
      { label: 'Before you apply', value: 'Weekly pay, shift, place' },
    ],
  })),
];

/** A share card as metadata names it. */
export type ShareImage = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** The share image of the page at `path`, as its metadata names it; the home page's if a page has none. */
export function shareImage(path: string): ShareImage {
  const { name, headline } = SECTION_CARDS.find((card) => card.path === path) ?? HOME_CARD;
  return { url: `/share/${name}.png`, ...SHARE_IMAGE_SIZE, alt: `${headline} · ${SITE.brand}` };
}
