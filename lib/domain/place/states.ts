import { ownValue } from '@/lib/domain/basics/own-value';

/** The codes of the specification (section 3) and their names. How to add one: docs/how-to/state.md. */
export const STATE_NAMES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  PR: 'Puerto Rico',
  VI: 'Virgin Islands',
  GU: 'Guam',
  AS: 'American Samoa',
  MP: 'Northern Mariana Islands',
};

/** Those of STATE_NAMES that are not states; the District of Columbia is treated as a state, but is not one of the fifty. */
export const TERRITORIES: readonly string[] = ['PR', 'VI', 'GU', 'AS', 'MP'];

/** The 39 members of the 'Compact States' box (specification, section 9). */
export const COMPACT_STATES: readonly string[] = /* @__PURE__ */ (
  'AL AZ AR CO DE FL GA GU ID IN IA KS KY LA ME MD MS MO MT NE ' +
  'NH NJ NM NC ND OH OK RI SC SD TN TX UT VT VA WA WV WI WY'
).split(' ');

/** Abbreviations from before the codes, each behind its code. */
const SHORT_NAMES =
  'ALala AZariz ARark CAcalif CAcal COcolo CTconn DEdel FLfla ILill INind KSkan KSkans MAmass MImich MNminn MSmiss MTmont NEneb NEnebr NVnev ' +
  'NMnmex NDndak OKokla ORore ORoreg PApenn PApenna SDsdak TNtenn TXtex WAwash WVwva WIwis WIwisc WYwyo DCwashingtondc';

/** Text without blanks and dots, in small letters: 'N. C.' is 'nc', 'New  York' is 'newyork'. */
const squeezed = (text: string) => text.toLowerCase().replace(/[\s.]/g, '');

const readCodes = (): ReadonlyMap<string, string> =>
  new Map([
    ...SHORT_NAMES.split(' ').map((name) => [name.slice(2), name.slice(0, 2)] as const),
    ...Object.entries(STATE_NAMES).flatMap(([code, name]) => [
      [squeezed(code), code] as const,
      [squeezed(name), code] as const,
    ]),
  ]);
// A page that names no state loads none.
const CODES = /* @__PURE__ */ readCodes();

/** A code in any case, a full name or an abbreviation ('N. C.', 'new  york', 'Calif.') becomes the code; anything else is returned trimmed. */
export function toStateCode(text: string): string {
  return CODES.get(squeezed(text)) ?? text.trim();
}

/** The full name of a state; an unknown code is shown as given. */
export function stateName(code: string): string {
  return ownValue(STATE_NAMES, toStateCode(code)) ?? code;
}

/** Whether a code is one of STATE_NAMES: feeds have others ('ZZ'), which are shown as given but kept out of machine-readable data. */
export function isStateCode(code: string | null): code is string {
  return code !== null && Object.hasOwn(STATE_NAMES, code);
}
