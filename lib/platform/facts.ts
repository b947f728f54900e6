import { PLATFORM_TEXT } from '@/lib/config/limits';
import { cutText, shorten } from '@/lib/domain/words/cut-text';
import type { FactName } from '@/lib/domain/job/field-doubt';
import { ownValue } from '@/lib/domain/basics/own-value';
import { plainCharacters } from '@/lib/domain/words/plain-characters';
import { remembered } from '@/lib/domain/basics/remembered';
import { tidy } from '@/lib/domain/words/words';
import type { VendorRecord } from './basics/coercers';
import { withoutCodes, withoutEscapes, withoutTags, withRightLetters } from './basics/typed-text';
import { isNothing, withoutNothing } from '@/lib/domain/job/words-for-nothing';
import { doubtAbout, type Doubt, type TextDoubtKind } from './doubts';
import { ADHOC_FIELDS, JOB_FIELDS } from './fields';

const { title, pay, place, fact } = PLATFORM_TEXT;

type Rule = { readonly field: FactName; readonly longest: number };

/**
 * What each field of a record is, and its longest text in characters: an endless text would otherwise reach every list and card, and
 * would make some of the parsing hang.
 */
const RULES: Readonly<Partial<Record<keyof typeof JOB_FIELDS, Rule>>> = {
  ids: { field: 'id', longest: fact },
  jobNumber: { field: 'jobNumber', longest: fact },
  orderType: { field: 'orderType', longest: fact },
  specialty: { field: 'specialty', longest: fact },
  title: { field: 'title', longest: title },
  city: { field: 'city', longest: place },
  state: { field: 'state', longest: place },
  place: { field: 'place', longest: place },
  shift: { field: 'shift', longest: fact },
  pay: { field: 'pay', longest: pay },
  daysOpen: { field: 'daysOpen', longest: fact },
  contractLength: { field: 'contractLength', longest: fact },
};

/** How a text becomes what its writer saw, step by step. */
const MENDS: readonly (readonly [TextDoubtKind, (text: string) => string])[] = [
  ['wrong-letters', withRightLetters],
  ['escapes', withoutEscapes],
  ['html-codes', withoutCodes],
  ['html-tags', withoutTags],
  ['controls', plainCharacters],
];
/** Whole words that programs put into a longer text. Pay has a grammar of its own. */
const MAY_HOLD_NOTHING: ReadonlySet<FactName> = new Set<FactName>([
  'orderType',
  'specialty',
  'title',
  'city',
  'state',
  'place',
  'shift',
  'contractLength',
]);

type Fact = { readonly text: string | null; readonly kinds: readonly TextDoubtKind[] };

/** Nothing here can need a mend: ASCII without '&', '<', a backslash or controls. */
const PLAIN = /^[ !"#$%'()*+,./0-9:;=>?@A-Z[\]^_`a-z{|}~-]*$/;

function readFact(given: string, { field, longest }: Rule): Fact {
  if (given.trim() === '') return { text: null, kinds: [] };
  const kinds: TextDoubtKind[] = [];
  let text = given;
  for (const [kind, mend] of PLAIN.test(given) ? [] : MENDS) {
    const mended = mend(text);
    if (mended !== text) kinds.push(kind);
    text = mended;
  }
  const { text: fits, cut } = cutText(text, longest);
  if (cut) kinds.push('too-long');
  const whole = cut ? tidy(shorten(text, longest)) : fits;
  if (isNothing(whole, field)) return { text: null, kinds: ['nothing-in-words'] };
  const said = MAY_HOLD_NOTHING.has(field) ? tidy(withoutNothing(whole)) : whole;
  if (said !== whole) kinds.push('nothing-in-words');
  if (said.includes('\uFFFD')) kinds.push('lost-letters');
  return { text: said || null, kinds };
}

/** Each fact repeats from record to record, but for these. */
const ARE_DISTINCT: ReadonlySet<FactName> = new Set<FactName>(['id', 'jobNumber']);
/** Longer texts are not worth remembering. */
const REMEMBERED_MAX = 200;

/** Reads a value of one field; null for what is no text. */
function factReader(rule: Rule) {
  const again = remembered((text) => readFact(text, rule));
  return (value: unknown): Fact | null => {
    const isNumber = typeof value === 'number' && Number.isFinite(value);
    if (typeof value !== 'string' && !isNumber) return null;
    const text = String(value).toWellFormed();
    const isKnown = text.length <= REMEMBERED_MAX && !ARE_DISTINCT.has(rule.field);
    return isKnown ? again(text) : readFact(text, rule);
  };
}

/** The rule and the reader of each field, by the vendor's name. */
const READERS: ReadonlyMap<
  string,
  { readonly field: FactName; readonly read: ReturnType<typeof factReader> }
> = new Map(
  [...Object.entries(JOB_FIELDS), ...Object.entries(ADHOC_FIELDS)].flatMap(([field, names]) => {
    const rule = ownValue(RULES, field);
    if (!rule) return [];
    const reader = { field: rule.field, read: factReader(rule) };
    return names.map((name) => [name, reader] as const);
  }),
);

/** The facts of a record as clean texts. */
export type Facts = ReturnType<typeof readFacts>;

/**
 * Reads the texts of a record as people and other systems write them: letters, codes and breaks are mended, a word for nothing is no
 * fact, and no text is longer than its field allows. Never throws.
 */
export function readFacts(record: VendorRecord) {
  const doubts: Doubt[] = [];
  const cut: string[] = [];
  const known = new Map<string, string | null>();

  function text(name: string): string | null {
    const read = known.get(name);
    if (read !== undefined) return read;
    const reader = READERS.get(name);
    const value = ownValue(record, name);
    const found = reader?.read(value) ?? null;
    known.set(name, found?.text ?? null);
    for (const kind of found?.kinds ?? []) {
      if (reader) doubts.push(doubtAbout(reader.field, kind, value));
      if (kind === 'too-long') cut.push(name);
    }
    return found?.text ?? null;
  }

  /** The texts under these names, in order, without repeats that differ only in letter case. */
  function texts(names: readonly string[]): readonly string[] {
    const found = new Map<string, string>();
    for (const one of names.map(text)) {
      if (one !== null && !found.has(one.toLowerCase())) found.set(one.toLowerCase(), one);
    }
    return [...found.values()];
  }

  return {
    text,
    texts,
    /** The first text under these names. */
    first: (names: readonly string[]): string | null => texts(names)[0] ?? null,
    /** What was wrong with the facts that were asked for. */
    doubts,
    /** The vendor's names of those that were cut. */
    cut,
  };
}
