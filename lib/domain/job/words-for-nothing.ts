import type { FactName } from './field-doubt';

/** Left out by purpose: a town may be called Nothing, Nada or Uncertain, and ND is North Dakota. */
const BY_PEOPLE = String.raw`n\s?[/\\.-]?\s?a|nil|none|blank|empty|unknown|unk|x{2,4}|tb[acd]|t\.\s?b\.\s?[acd]`;
const BY_PROGRAMS = String.raw`null|undefined|nan|#(?:n/a|ref|value|name|null|num|div/0)`;
const PARTICIPLE = String.raw`applicable|assigned|available|decided|determined|disclosed|entered|given|known|listed|provided|selected|set|specified|stated`;
const PHRASE = String.raw`(?:not|none)(?: yet)? (?:${PARTICIPLE})|no (?:data|entry|info|information|value)|un(?:assigned|decided|determined|disclosed|specified)|to be (?:advised|announced|assigned|confirmed|decided|determined|discussed)`;
const PICK_LIST = String.raw`(?:please )?(?:select|choose)(?: one| an option| a value)?`;
/** What people and programs write where there is nothing to say. */
const NOTHING = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${PHRASE}|${PICK_LIST}|${BY_PEOPLE}|${BY_PROGRAMS})(?![\p{L}\p{N}])`,
  'giu',
);
/** The place that a program left for a value: '{{city}}', '{!Job.City}', '${pay}', '[object Object]'. */
const UNFILLED =
  /\{\{[^{}]{0,60}\}\}|\{![^{}]{0,60}\}|\$\{[^{}]{0,60}\}|<<[^<>]{0,60}>>|\[object \w{1,20}\]/gi;
const ANYTHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
const ZEROS = /(?<![\p{L}\p{N}.,])0+(?:[.,]0+)*k?(?![\p{L}\p{N}])/giu;

/** Words that say nothing beside a word for nothing or a zero: '$null - $null weekly', '0 weeks'. */
const UNITS: Readonly<Partial<Record<FactName, RegExp>>> = {
  pay: /(?<!\p{L})(?:[xy]|usd|us|dollars?|pay|rate|range|gross|weekly|weeks?|wks?|hourly|hours?|hrs?|h|daily|days?|monthly|months?|mo|yearly|years?|yrs?|annual(?:ly)?|per|an?|up|upto|to|from|and|starting|at|least|min(?:imum)?|max(?:imum)?|base|est(?:imated)?|total)(?!\p{L})/giu,
  contractLength: /(?<!\p{L})(?:weeks?|wks?|w|days?|months?|mos?|hours?|shifts?)(?!\p{L})/giu,
  contract: /(?<!\p{L})(?:hours?|hrs?|h|weekly|weeks?|wks?|per|openings?|positions?)(?!\p{L})/giu,
};
/** Words that say something alone, but nothing beside a word for nothing or a zero: 'DOE' does, '$0 - $0 DOE' does not. */
const BESIDE_NOTHING: Readonly<Partial<Record<FactName, RegExp>>> = {
  pay: /(?<!\p{L})(?:do[eq]|sign[- ]?on|bonus|completion|stipends?|taxable|tax[- ]free|neg(?:otiable)?|(?:depend(?:s|ing|ent) (?:up)?on|based on|commensurate with) exp(?:erience)?)(?!\p{L})/giu,
};
/** Where a zero is a fact: 'Today', and an id. */
const COUNTS_FROM_ZERO: ReadonlySet<FactName> = new Set(['daysOpen', 'id']);
/** No word for nothing is longer. */
const LONGEST = 80;

/**
 * Whether a text says in words, marks or zeros that there is nothing to say: 'N/A', '--', '(null)', 'TBD / TBD', '0 weeks'. It does if
 * no letter and no figure is left without them.
 */
export function isNothing(text: string, field: FactName): boolean {
  if (text.length > LONGEST) return false;
  const marked = text.replace(UNFILLED, ' ').replace(NOTHING, ' ');
  const isSaid = marked !== text || marked.search(ZEROS) >= 0;
  const beside = isSaid ? BESIDE_NOTHING[field] : undefined;
  const known = beside ? marked.replace(beside, ' ') : marked;
  const units = UNITS[field];
  const rest = units ? known.replaceAll('(s)', '').replace(units, ' ') : known;
  return !ANYTHING.test(COUNTS_FROM_ZERO.has(field) ? rest : rest.replace(ZEROS, ' '));
}

/** Words that only a program writes: they are nothing even among others. */
const OF_PROGRAMS = /(?<![\p{L}\p{N}])(?:null|undefined|\[object \w{1,20}\])(?![\p{L}\p{N}])/giu;
const EMPTY_BRACKETS = /\( *\)|\[ *\]/g;
const LOOSE_MARKS = /^[\s,;:/|–—-]+|(?<![\s,;:/|–—-])[\s,;:/|–—-]+$/g;

/** 'ICU null' is 'ICU', 'Austin, null' is 'Austin'. */
export function withoutNothing(text: string): string {
  const left = text.replace(OF_PROGRAMS, ' ');
  return left === text ? text : left.replace(EMPTY_BRACKETS, ' ').replace(LOOSE_MARKS, '');
}
