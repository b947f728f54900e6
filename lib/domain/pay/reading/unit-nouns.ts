import type { PayUnit } from '@/lib/domain/job/job';

/** Units as nouns: they count behind 'per', 'a' or '/', and some right behind a figure. */
const UNIT_NOUNS: ReadonlyMap<string, PayUnit> = new Map(
  (
    [
      ['week', 'w wk wks week weeks semana'],
      ['hour', 'h hr hrs hour hours hora'],
      ['day', 'day d diem'],
      ['shift', 'shift shifts'],
      ['visit', 'visit visits case encounter'],
      ['month', 'month months mo mth'],
      ['year', 'year years yr annum y'],
      ['contract', 'contract assignment'],
    ] as const
  ).flatMap(([name, nouns]) => nouns.split(' ').map((noun) => [noun, name] as const)),
);

/** Those that are a unit right behind a figure: '$2,310 wk', but not '$2,310 day shift'. */
export const SHORT_NOUNS: ReadonlySet<string> = new Set('wk week hr hour h yr mo'.split(' '));

/** Misspelt nouns are known by how they begin: 'per houer'. */
const BEGINNINGS: readonly (readonly [string, PayUnit])[] = [
  ['hou', 'hour'],
  ['wee', 'week'],
  ['mon', 'month'],
  ['yea', 'year'],
];

/** The unit that a noun behind 'per' or '/' names. */
export const unitOfNoun = (noun: string): PayUnit | undefined =>
  UNIT_NOUNS.get(noun) ??
  (noun.startsWith('weekend')
    ? undefined
    : BEGINNINGS.find(([beginning]) => noun.startsWith(beginning))?.[1]);
