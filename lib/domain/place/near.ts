import { remembered } from '@/lib/domain/basics/remembered';
import { ownValue } from '@/lib/domain/basics/own-value';
import { distanceMiles } from './coordinates';
import type { Coordinates } from '@/lib/domain/job/job';
import { toStateCode } from './states';
import { tidy, toPlainWords } from '@/lib/domain/words/words';

/** A town of the feed. */
export type Place = {
  /** 'Austin, TX'. */
  readonly name: string;
  /** The median of its jobs' positions; null if none of them has one: then only its own jobs are known to be near it. */
  readonly position: Coordinates | null;
};

/** A town with a position. */
export type PlacedPlace = Place & { readonly position: Coordinates };

/** A place with the words that find it. */
export type KnownPlace = Place & { readonly city: string; readonly state: string };

/** What a typed place means. */
export type NearAnswer = {
  /** As typed. */
  readonly text: string;
  readonly place: Place | null;
  /** The names it could mean, if there is more than one. */
  readonly choices: readonly string[];
};

/**
 * Whether a distance was asked for from no place, or from one of several. The distance then keeps nothing out: pages say so; alerts and
 * feeds cannot, and find nothing.
 */
export const isFromNowhere = (near: NearAnswer | null, radius: number | null): boolean =>
  radius !== null && !near?.place;

const CHOICES_MAX = 8;
/** Words of towns' names that people shorten, each with its short form. */
export const SHORT: Readonly<Record<string, string>> = {
  saint: 'st',
  sainte: 'ste',
  fort: 'ft',
  mount: 'mt',
};
const DIRECTIONS: Readonly<Record<string, string>> = {
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
};

/** A place, typed or from the feed, in words that compare: ' st louis mo '. */
export function toPlaceWords(text: string): string {
  return toPlainWords(text)
    .replace(/^ ([nsew]) (?=[a-z]{2})/, (_, letter: string) => ` ${ownValue(DIRECTIONS, letter)} `)
    .replace(/[a-z]+/g, (word) => ownValue(SHORT, word) ?? word);
}

/** What people type before a place: 'jobs near Austin'. 'Near me' names none. */
const BEFORE = /^ (?:(?:jobs?|near|in|around) )+(?!me $)/;
/** What stands behind one: its ZIP code and country, 'Austin, TX 78701-1234, USA', or 'area'. */
const BEHIND =
  /(?: (?:\d{5}(?: \d{4})?|usa?|u s(?: a)?|united states(?: of america)?|(?:metro )?area)){1,3} $/;

/** A state, however it is spelt, in words that compare. */
const toStateWords = (text: string) => toPlaceWords(toStateCode(text));

const keyOf = remembered((spelled) => {
  const [city = '', state = ''] = spelled.split('\n');
  return `${toPlaceWords(city)}${tidy(state).toUpperCase()}`;
});

/** The key of a town, however its name is spelt: ' st louis MO'. */
export const townKey = (city: string, state: string): string => keyOf(`${city}\n${state}`);

/**
 * The place a text names: 'Austin, TX', 'austin texas', 'Austin' if there is only one, or its first letters; else what is left of the text
 * without the words around a place. If several fit equally well, none is taken: the visitor chooses.
 */
export function findPlace(places: readonly KnownPlace[], text: string): NearAnswer {
  const typed = toPlaceWords(text);
  const bare = typed.replace(BEHIND, ' ').replace(BEFORE, ' ');
  for (const wanted of new Set([typed, bare])) {
    const [only, ...others] = wanted.trim() ? placesOf(places, wanted) : [];
    if (!only) continue;
    const { name, position } = only;
    if (others.length === 0) return { text, place: { name, position }, choices: [] };
    const choices = [only, ...others].slice(0, CHOICES_MAX).map((place) => place.name);
    return { text, place: null, choices };
  }
  return { text, place: null, choices: [] };
}

/** The places that fit some words best. */
function placesOf(places: readonly KnownPlace[], wanted: string): readonly KnownPlace[] {
  const stages = [
    ({ city, state }: KnownPlace) =>
      wanted.startsWith(city) && toStateWords(wanted.slice(city.length)) === toStateWords(state),
    ({ city }: KnownPlace) => city === wanted,
    ({ city }: KnownPlace) => city.startsWith(wanted.trimEnd()),
  ];
  for (const fits of stages) {
    const found = places.filter(fits);
    if (found.length > 0) return found;
  }
  return [];
}

/** The place nearest to a position, and its distance in whole miles; null without any place. */
export function nearestPlace(
  places: readonly Place[],
  position: Coordinates,
): { readonly place: PlacedPlace; readonly miles: number } | null {
  const [nearest] = places
    .filter((place): place is PlacedPlace => place.position !== null)
    .map((place) => ({ place, miles: Math.round(distanceMiles(position, place.position)) }))
    .sort((a, b) => a.miles - b.miles);
  return nearest ?? null;
}
