import { JOB_FIELDS } from '@/lib/platform/fields';

/** What every object, function or list inherits, and names that set or look up a prototype. */
export const INHERITED: readonly string[] = [
  ...new Set(
    [Object.prototype, Function.prototype, Array.prototype, String.prototype].flatMap((owner) =>
      Object.getOwnPropertyNames(owner),
    ),
  ),
];

const MARKUP = [
  '<script>boom()</script>',
  '</script><script>boom()</script>',
  '"><img src=x onerror=boom()>',
  "'><svg/onload=boom()>",
  '<!--',
  '<!---->'.repeat(40),
  ']]>',
  '<![CDATA[',
  '&lt;b&gt;',
  '&lt;/script&gt;&lt;script&gt;boom()&lt;/script&gt;',
  '&lt;p&gt;&lt;img src=x onerror=boom()&gt;&lt;/p&gt;',
  '\\u003cscript\\u003eboom()\\u003c/script\\u003e',
  '&#0;&#x110000;&constructor;',
  '<'.repeat(2_000),
  '<p '.repeat(500),
  '{{constructor.constructor("boom()")()}}',
  '${process.exit()}',
  '{siteName}{constructor}{__proto__}',
];
const CHARACTERS = [
  '\u0000',
  '\uD800',
  '\uDC00x\uD83D',
  '\u202Eevil',
  '\u2028\u2029',
  '\uFEFF',
  '\u00A0'.repeat(300),
  '\u0301'.repeat(200),
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'.repeat(30),
  'ساندپوینت',
  'İıſK',
  '\r\nSet-Cookie: a=b',
  '\\u0000\\"',
  '\t \n',
];
const ADDRESSES = [
  '../../etc/passwd',
  '%2e%2e%2f',
  '%E0%A4%A',
  '//evil.example/',
  'javascript:boom()',
  '?a=b#c',
  'a/b',
  'a,b|c;d',
  '=cmd()',
  '+1-555',
];
const NUMBERS = [
  '0',
  '-1',
  '1e309',
  'NaN',
  'Infinity',
  '9'.repeat(400),
  '$',
  '$-1 - $-2',
  '$1e9 weekly',
  '2026-02-31',
  '0000-00-00',
  '1/1',
  '99:99',
  '12:30 AM - 12:30 AM',
  '0x10',
  '١٢٣',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  'N/A',
  '-',
  '.',
  ',',
  ' ',
];
const LONG = ['x', ' ', 'a b ', '-', '.', '$1 ', '1,', '\n'].map((text) => text.repeat(20_000));

/** Texts that no fact of a job should be, some 200 of them. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...INHERITED,
  ...MARKUP,
  ...CHARACTERS,
  ...ADDRESSES,
  ...NUMBERS,
  ...LONG,
];

/** The names that change what an object is, or that every object has. */
export const KEYS = ['constructor', '__proto__', 'toString', 'hasOwnProperty'] as const;

/** One name of each fact that a record may have. */
export const FACTS: readonly string[] = Object.entries(JOB_FIELDS).flatMap(([fact, [name]]) =>
  name === undefined || fact === 'ids' ? [] : [name],
);

export type HostileRecord = Readonly<Record<string, unknown>> & { readonly Record_Id: string };

/** An ordinary record. */
export const plainRecord = (id: string): HostileRecord => ({
  Record_Id: id,
  Client_Job_ID: '48211',
  Order_Type: 'Travel',
  Specialityn: 'ICU',
  JobTitlen: 'RN',
  city: 'Boise',
  State: 'ID',
  Shiftn: '3x12 Nights',
  CalculatedPayRange: '$2,100 - $2,400 weekly',
  Days_Open__c: 3,
  Contract_Length: '13 weeks',
  Geolocation: { latitude: 43.615, longitude: -116.2023 },
  Jobdescriptionrich: '<p>Care for patients on a unit of 20 beds.</p>',
});

/** `Object.fromEntries` and not a literal, in which `__proto__` would be no fact. */
const withFacts = (id: string, facts: readonly (readonly [string, string])[]): HostileRecord => ({
  ...plainRecord(id),
  ...Object.fromEntries(facts),
});

/** Records with one fact set to each of `KEYS`, with every fact set to each hostile text, and with hostile ids. */
export const hostileRecords = (): readonly HostileRecord[] => [
  ...KEYS.map((key) => plainRecord(key)),
  ...KEYS.flatMap((key) => FACTS.map((fact) => withFacts(`one-${key}-${fact}`, [[fact, key]]))),
  ...HOSTILE_TEXTS.map((text, at) =>
    withFacts(
      `all-${at}`,
      FACTS.map((fact) => [fact, text]),
    ),
  ),
  // A state or a city that is nobody's, beside its plain other half: landscapes, places and pages look both up.
  ...HOSTILE_TEXTS.flatMap((text, at) => [
    withFacts(`state-${at}`, [['State', text]]),
    withFacts(`city-${at}`, [['city', text]]),
  ]),
];
