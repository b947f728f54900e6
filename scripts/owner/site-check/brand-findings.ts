import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as site from '@/lib/config/site';
import { STATE_NAMES } from '@/lib/domain/place/states';
import type { SiteFinding } from './finding';
import { lineOf } from './line-of';

const FILE = 'lib/config/site.ts';
const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[a-z]{2,}$/i;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Ten digits after the country code 1; neither area code nor exchange begins with 0 or 1. */
const DIALED = /^tel:\+1[2-9]\d{2}[2-9]\d{6}$/;

type Brand = Pick<typeof site, 'SITE' | 'IN_SEARCH' | 'SOCIALS' | 'REVIEW_PLACES' | 'SEAL'>;
type Slip = readonly [key: string, written: string, text: string];

/** Values in `lib/config/site.ts` that cannot be right: mistakes that no page would reveal. */
export function brandFindings(brand: Brand = site, isThere = existsSync): SiteFinding[] {
  return [...names(brand), ...ways(brand), ...links(brand), ...seal(brand, isThere)].map(
    ([key, written, text]) => ({
      level: 'must',
      kind: 'slip',
      key,
      text,
      where: lineOf(FILE, written),
    }),
  );
}

function names({ SITE, IN_SEARCH }: Brand): Slip[] {
  const { brand, legalName, jobsBrand, titleBrand, office } = SITE;
  const texts = { brand, legalName, jobsBrand, titleBrand, ...office, ...IN_SEARCH };
  const slips = Object.entries(texts).flatMap(([name, text]): Slip[] => {
    if (text.trim() === '') return [['brand', `${name}: ''`, `'${name}' is empty`]];
    if (text !== text.trim())
      return [['brand', text, `'${name}' has a space at its beginning or end`]];
    return /[<>"]/.test(text)
      ? [['brand', text, `'${name}' has < > or ": write quotation marks as “ and ”`]]
      : [];
  });
  if (!SLUG.test(SITE.whySlug))
    slips.push([
      'why-slug',
      `'${SITE.whySlug}'`,
      `'${SITE.whySlug}' cannot be part of an address: use lowercase letters, digits and single hyphens`,
    ]);
  if (!(office.state in STATE_NAMES))
    slips.push([
      'office',
      `'${office.state}'`,
      `'${office.state}' is not a state: use its two letters, such as 'IA'`,
    ]);
  return slips;
}

function ways({ SITE }: Brand): Slip[] {
  const phones = [SITE.phone, SITE.secondPhone, SITE.textPhone].filter((phone) => phone !== null);
  const slips = phones.flatMap(({ text, href }): Slip[] => {
    if (!DIALED.test(href))
      return [['phones', href, `'${href}' is not a phone number: write 'tel:+1' and ten digits`]];
    const read = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
    return href.endsWith(`+1${read}`)
      ? []
      : [['phones', text, `people read '${text}', but their phone dials '${href}'`]];
  });
  if (!EMAIL.test(SITE.email))
    slips.push(['email', `'${SITE.email}'`, `'${SITE.email}' is not an email address`]);
  return slips;
}

function links({ SOCIALS, REVIEW_PLACES }: Brand): Slip[] {
  const addresses = [
    ...SOCIALS.map(({ href }) => ['socials', href] as const),
    ...Object.values(REVIEW_PLACES).map((href) => ['review-links', href] as const),
  ];
  return addresses
    .filter(([, href]) => !/^https:\/\/[^\s/.]+\.\S+$/.test(href))
    .map(([key, href]) => [key, href, `'${href}' is not an address that begins with https://`]);
}

function seal({ SEAL }: Brand, isThere: (path: string) => boolean): Slip[] {
  return SEAL && !isThere(join('public', SEAL.src))
    ? [['seal', SEAL.src, `there is no file public${SEAL.src}`]]
    : [];
}
