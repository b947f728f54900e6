import { SHARE_IMAGE_SIZE } from '@/lib/config/limits';
import { SITE } from '@/lib/config/site';
import { CONTACT_DRAWING, PAGE_SCENES } from '@/lib/content/pages/scene';
import type { Drawing } from '@/lib/domain/job/drawing';
import { SPECIALTIES } from '@/lib/content/specialties';
import { WHY_PATH } from '@/lib/content/addresses/paths';

/** What the share image of a section says: one headline on a sky, and a bar with up to three facts. */
export type SectionCard = {
  /** The path of its page. */
  readonly path: string;
  /** The name of the picture: `public/share/{name}.png`, drawn by `npm run brand-images`. */
  readonly name: string;
  readonly headline: string;
  readonly drawing: Drawing;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
};

const HOME: SectionCard = {
  path: '/',
  name: 'home',
  headline: 'Find your next career opportunity',
  drawing: 'prairie',
  facts: [
    { label: 'Open to', value: 'Nurses and allied health' },
    { label: 'Before you apply', value: 'Weekly pay, shift, place' },
  ],
};

/** 'Registered nurse (RN)' without the part in parentheses. */
const short = (role = '') => role.replace(/ \([^()]*\)/g, '');

/** A share image for each section of the site; job pages have one of their own. */
export const SECTION_CARDS: readonly SectionCard[] = [
  HOME,
  {
    path: '/jobs',
    name: 'jobs',
    headline: 'Available positions',
    drawing: 'mountains',
    facts: [
      { label: 'Choose by', value: 'Title, state, shift' },
      { label: 'Sort by', value: 'Newest or highest pay' },
    ],
  },
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
  {
    path: '/about',
    name: 'about',
    headline: `About ${SITE.brand}`,
    drawing: PAGE_SCENES.about.drawing,
    facts: [
      { label: 'At home in', value: SITE.office.line },
      { label: 'Staffing', value: 'Nursing and allied health' },
    ],
  },
  {
    path: WHY_PATH,
    name: 'why',
    headline: `Why ${SITE.brand}?`,
    drawing: PAGE_SCENES.why.drawing,
    facts: [
      { label: 'One person', value: 'Your own recruiter' },
      { label: 'In writing', value: 'Weekly pay' },
    ],
  },
  {
    path: '/contact',
    name: 'contact',
    headline: 'Let’s talk',
    drawing: CONTACT_DRAWING,
    facts: [
      { label: 'Call us', value: SITE.phone.text },
      { label: 'Write to us', value: SITE.email },
    ],
  },
  {
    path: '/recruiter-riley',
    name: 'riley',
    headline: 'Meet Recruiter Riley',
    drawing: PAGE_SCENES.riley.drawing,
    facts: [
      { label: 'A first call of', value: '5–10 minutes' },
      { label: 'Then', value: 'A human recruiter' },
    ],
  },
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
  const { name, headline } = SECTION_CARDS.find((card) => card.path === path) ?? HOME;
  return { url: `/share/${name}.png`, ...SHARE_IMAGE_SIZE, alt: `${headline} · ${SITE.brand}` };
}
