import type { JobSummary } from '@/lib/domain/job/job';
import { fold, tidy, toPlainWords } from '@/lib/domain/words/words';
import { isStateCode, stateName, toStateCode } from './states';

type PlaceFacts = Pick<JobSummary, 'city' | 'state' | 'placeText'>;

/** Words that say that there is no one town; only with one of these is a text no town. */
const NO_TOWN = wordSet(
  'remote virtual telehealth telework telecommute wfh hybrid multiple multi various varies several statewide nationwide countrywide ' +
    'anywhere everywhere tbd tba determined announced confirmed disclosed unknown unspecified undisclosed confidential none null nil ' +
    'undefined us usa all any other',
);
/** Words that may stand beside them. */
const BESIDE = wordSet(
  'fully 100 partially or and in the of to be not specified provided location locations cities site sites area areas facility facilities ' +
    'state states job jobs position positions only based available work onsite united america',
);
/** Whole texts that are no town either. */
const NO_TOWN_TEXTS: ReadonlySet<string> = new Set([
  'n a',
  'u s',
  'u s a',
  'united states',
  'united states of america',
  'work from home',
  'not specified',
  'not provided',
]);
/** Those of the words that tell a visitor something, which is then shown in the town's place. */
const TELLS = /remote|virtual|tele|home|multi|various|several|wide|any|all/i;

/** Words before a state's name that make it part of a town's: 'Port Washington', 'New Mexico'. */
const BEGINS_A_NAME = wordSet(
  'port mount mt fort ft lake new old east west north south upper lower big little city town saint st el la las',
);

const COUNTRY = /[\s,(-](?:USA|U\.S\.A\.|US|U\.S\.|United States(?: of America)?)\)?$/i;
const ZIP = /[\s,(-]\d{5}(?:-\d{4})?\)?$/;
/** The end of 'Rockville, MD', 'Rockville (MD)' and 'Rockville - MD'. */
const TAIL = /^(.*[^\s,(-]) ?(?:[,(]|[-–/|](?= ))([^,()]{2,})\)?$/;
/** The start of 'MD - Rockville' and 'TX: Austin'. */
const HEAD = /^([A-Z]{2})\s*[,:–-]\s*(\S.*)$/;
/** The end of 'Lincoln-NE', a state only if the record names it too. */
const JOINED = /^(.*[^\s-])-([A-Z]{2})$/i;
/** What stands between the parts of 'Remote - Austin'. */
const BETWEEN = / ?[-–—/|:,(] ?/g;
/** Longest text whose parts are looked at, in characters: longer ones name no town. */
const PARTED_MAX = 200;
const ENDS = /^[\s,;:-]+|(?<![\s,;:(-])[\s,;:(-]+$/g;

/** Emoji, with what styles or joins them. */
const EMOJI =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}][\u200D\uFE0E\uFE0F]*/gu;
const QUOTED = /^["'“‘](.*)["'”’]$/;

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
const wordsOf = (text: string) => toPlainWords(text).split(' ').filter(Boolean);

/** Whether a text in a town's or a state's place says that there is none: 'Remote', 'Multiple locations', 'TBD'. */
function isNoTown(text: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0 || NO_TOWN_TEXTS.has(words.join(' '))) return true;
  return (
    words.some((word) => NO_TOWN.has(word)) &&
    words.every((word) => NO_TOWN.has(word) || BESIDE.has(word))
  );
}

/** A text without those of its parts that say that there is no one town: 'Austin' of 'Remote - Austin', 'Austin (Multiple)'. */
function withoutNoTown(text: string): string {
  if (text.length > PARTED_MAX) return text;
  const says = (part: string) => wordsOf(part).length > 0 && isNoTown(part);
  const open = text.replace(/ ?\(([^()]*)\)/g, (all, inner: string) => (says(inner) ? '' : all));
  const cuts = [...open.matchAll(BETWEEN)].map(
    ({ index, 0: { length } }) => [open.slice(0, index), open.slice(index + length)] as const,
  );
  const after = cuts.filter(([start]) => says(start)).at(-1)?.[1];
  const rest = after?.replace(/^([^(]*)\)$/, '$1') ?? cuts.find(([, end]) => says(end))?.[0];
  return rest === undefined ? open : withoutNoTown(rest);
}

/** A text without the country and the ZIP code at its end, in either order. */
function withoutZip(text: string): string {
  const ends = [COUNTRY, ZIP, COUNTRY];
  const plain = ends.reduce((rest, end) => rest.replace(end, '').replace(ENDS, ''), tidy(text));
  return /^\d{5}(?:-\d{4})?$/.test(plain) ? '' : plain;
}

const stateCode = (text: string): string | null => {
  const code = toStateCode(text);
  return isStateCode(code) ? code : null;
};

/** A state as people type it: 'md', 'N. C.', 'TX 75001', 'Texas (TX)', 'US-TX'; as given if it is not one, null if it says that there is none. */
function readState(text: string | null): string | null {
  if (text === null || isNoTown(text)) return null;
  const whole = stateCode(withoutZip(text));
  if (whole) return whole;
  const parts = withoutZip(text)
    .split(/[,()/|–-]+/)
    .map(tidy)
    .filter((part) => part && !/^USA?$/i.test(part));
  const codes = new Set(parts.map(stateCode));
  const [code] = codes;
  return codes.size === 1 && code ? code : tidy(text);
}

/** A town and the state that its text names, if it does. */
type Town = { readonly city: string; readonly state: string | null };

/** Takes a state off the end of a town's text, or off its start. */
function splitTown(text: string, state: string | null): Town | null {
  const known = isStateCode(state) ? state : null;
  const [, before = '', tail = ''] = TAIL.exec(text) ?? [];
  const tailCode = stateCode(tail);
  if (before && tailCode) return { city: before, state: known ?? tailCode };
  const [, head = '', after = ''] = HEAD.exec(text) ?? [];
  if (after && stateCode(head) && (known === null || stateCode(head) === known))
    return { city: after, state: stateCode(head) };
  const [, joined = '', end = ''] = JOINED.exec(text) ?? [];
  if (joined && known !== null && stateCode(end) === known) return { city: joined, state: known };
  const words = text.split(' ');
  for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
    const rest = words.slice(0, -length);
    const end = words.slice(-length).join(' ');
    const code = stateCode(end);
    if (!code || (known !== null && code !== known)) continue;
    const isCode = end.replace(/[.\s]/g, '').length === 2;
    // Without a state of the record only a code in capitals after a name in small letters is certain: 'EAST LA' is a town.
    if (known === null && !(isCode && /^[A-Z. ]+$/.test(end) && /[a-z]/.test(rest.join(' '))))
      continue;
    const last = wordsOf(rest.at(-1) ?? '').at(-1) ?? '';
    if (!isCode && rest.length === 1 && BEGINS_A_NAME.has(last)) continue;
    return { city: rest.join(' '), state: code };
  }
  return null;
}

type Typed = { readonly city: string | null; readonly state: string | null };

/** A field's text without emoji, and without the quotation marks around all of it. */
const plain = (text: string | null): string | null =>
  text === null ? null : tidy(tidy(text.replace(EMOJI, ' ')).replace(QUOTED, '$1'));

/** Texts that are a state's, but more often mean the town when they stand alone in its field. */
const TOWN_WHEN_ALONE = wordSet('la washington');

/** Town and state where they belong: 'Texas' or 'TX' may stand alone in the town's field, 'Austin, TX' in the state's, or each in the other's. */
function inTheirFields({ city, state }: Typed): Typed {
  if (isStateCode(readState(state))) return { city, state };
  const named = city === null ? null : withoutZip(city);
  const code = named === null ? null : stateCode(named);
  if (state === null || isNoTown(state)) {
    const isTown = TOWN_WHEN_ALONE.has(fold(named ?? ''));
    return { city, state: isTown ? state : (code ?? state) };
  }
  const town = splitTown(withoutZip(state), null);
  const fits = city === null || isNoTown(city) || fold(city) === fold(town?.city ?? '');
  if (town && fits) return town;
  return code ? { city: state, state: code } : { city, state };
}

/** Towns that have their state's name. */
const NAMED_AS_STATE = new Set(['NY']);

/**
 * Town and state as people type them into two fields, made clean: 'Rockville, MD' + 'MD', 'McLean VA', 'Santa Clara CA 95050', 'N. C.'.
 * Emoji and quotation marks around a text say nothing, and a text in the other's field is moved (`inTheirFields`).
 * 'Remote', 'Multiple' or 'TBD' are no town: those that tell something are kept as the place's text.
 */
export function readPlace(typed: Typed): PlaceFacts {
  const given = inTheirFields({ city: plain(typed.city), state: plain(typed.state) });
  const said = [given.city, given.state].find(
    (text) => text !== null && isNoTown(text) && TELLS.test(text),
  );
  let state = readState(given.state);
  let city = given.city === null || isNoTown(given.city) ? '' : withoutZip(given.city);
  for (let split = splitTown(city, state); split; split = splitTown(city, state)) {
    ({ city } = split);
    state = split.state ?? state;
    city = withoutZip(city);
  }
  if (isNoTown(city) || !/\p{L}/u.test(city)) {
    const tells = said ?? (TELLS.test(city) && isNoTown(city) && city ? city : null);
    return { city: null, state, placeText: tells };
  }
  const town = withoutNoTown(city);
  if (town !== city) {
    const place = readPlace({ city: town, state });
    return place.city ? place : { ...place, placeText: said ?? (TELLS.test(city) ? city : null) };
  }
  const isState = stateCode(city) === state && state !== null && !isOwnTown(city, state);
  return isState ? { city: null, state, placeText: null } : { city, state, placeText: null };
}

/** Whether a town has its state's whole name: 'New York, NY'. */
const isOwnTown = (city: string, state: string) =>
  NAMED_AS_STATE.has(state) && toPlainWords(city) === toPlainWords(stateName(state));
