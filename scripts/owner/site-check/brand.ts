import { existsSync } from 'node:fs';
import * as site from '@/lib/config/site';
import { STATE_NAMES } from '@/lib/domain/place/states';
import { mistake, type SiteFinding } from './finding';

const FILE = 'lib/config/site.ts';
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const STATE = new RegExp(`^(?:${Object.keys(STATE_NAMES).join('|')})$`);
const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[a-z]{2,}$/i;
/** Ten digits after the country code 1; neither area code nor exchange begins with 0 or 1. */
const DIALED = /^tel:\+1[2-9]\d{2}[2-9]\d{6}$/;
const HTTPS = /^https:\/\/[^\s/.]+\.\S+$/;
const NO_HTTPS = 'is not an address that begins with https://';
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

type Brand = Pick<typeof site, 'SITE' | 'IN_SEARCH' | 'SOCIALS' | 'REVIEW_PLACES' | 'SEAL'>;
type Rule = readonly [key: string, values: readonly string[], form: RegExp, problem: string];

/** Values in `lib/config/site.ts` that cannot be right: mistakes that no page would reveal. */
export function brandFindings(
  { SITE, IN_SEARCH, SOCIALS, REVIEW_PLACES, SEAL }: Brand = site,
  isThere = existsSync,
): SiteFinding[] {
  const { brand, legalName, jobsBrand, titleBrand, whySlug, office, email } = SITE;
  const texts = { brand, legalName, jobsBrand, titleBrand, ...office, ...IN_SEARCH };
  const phones = [SITE.phone, SITE.secondPhone, SITE.textPhone].filter((phone) => phone !== null);
  const dialed = phones.map(({ href }) => href);
  const socials = SOCIALS.map(({ href }) => href);
  const rules: readonly Rule[] = [
    ['why-slug', [whySlug], SLUG, 'is no part of an address: use a-z, 0-9 and single hyphens'],
    ['office', [office.state], STATE, "is not a state: use its two letters, such as 'IA'"],
    ['phones', dialed, DIALED, "is not a phone number: write 'tel:+1' and ten digits"],
    ['email', [email], EMAIL, 'is not an email address'],
    ['socials', socials, HTTPS, NO_HTTPS],
    ['review-links', Object.values(REVIEW_PLACES), HTTPS, NO_HTTPS],
  ];
  return [
    ...Object.entries(texts)
      .filter(([, text]) => text !== text.trim() || text === '' || /[<>"]/.test(text))
      .map(([name]) => {
        const text = `'${name}' is empty, has a space at an end, or < > or " in it: write “ and ”`;
        return mistake('brand', FILE, text, `${name}: '`);
      }),
    ...rules.flatMap(([key, values, form, problem]) =>
      values
        .filter((value) => !form.test(value))
        .map((value) => mistake(key, FILE, `'${value}' ${problem}`)),
    ),
    ...phones
      .filter(({ text, href }) => DIALED.test(href) && !href.endsWith(`+1${digitsOf(text)}`))
      .map(({ text, href }) =>
        mistake('phones', FILE, `people read '${text}', but their phone dials '${href}'`),
      ),
    ...(SEAL && !isThere(`public${SEAL.src}`)
      ? [mistake('seal', FILE, `there is no file public${SEAL.src}`, SEAL.src)]
      : []),
  ];
}
