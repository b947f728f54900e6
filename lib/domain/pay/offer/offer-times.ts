import { ownValue } from '@/lib/domain/basics/own-value';
import { parseWeekOfShifts } from '@/lib/domain/pay/hourly-pay';
import type { OfferFigure } from './offer';

const CLAUSE_END = /[\n\r;|•·,()]+|\.(?=\s|$)|\s\+\s|\s(?:plus|and|with)\s/i;

const WEEKS = /(?<![\d$.,/+-]|\d ?(?:-|to|or|x) ?)\b(\d{1,3})[\s-]?(?:weeks?|wks?)\b/gi;
const WEEKS_BY_NAME =
  /\b(?:weeks|(?:contract |assignment )?(?:length|duration))\s?[:=]\s?(\d{1,3})(?![\d-]|\s?(?:mo|day|to|hr|hour))/gi;
/** Weeks that are not the contract's. */
const OTHER_WEEKS =
  /\b(?:notice|ago|orientation|training|within|every|first|last|off|pto|vacation|start\w*|in \d|after \d|extension|extend\w*|between|per \d|up to|at least|min(?:imum)?|max(?:imum)?|paid (?:in|after)|rotation|schedule)\b/i;

const HOURS =
  /(?<![\d$.,/+x-]|\d ?(?:-|to|or|x) ?)\b(\d{1,2}(?:\.\d{1,2})?)[\s-]?(?:hours?|hrs?)\b(?![\s-]*(?:shifts?|days?|nights?|evenings?|mids?|d\b|n\b))/gi;
const HOURS_BY_NAME =
  /\b(?:guaranteed )?(?:hours|hrs)(?: ?(?:per|a|\/) ?(?:week|wk)| weekly)?\s?[:=]\s?(\d{1,2}(?:\.\d{1,2})?)(?![\d-]|\s?(?:to|x))/gi;
/** Hours that are not the week's. */
const OTHER_HOURS =
  /\b(?:notice|cancel\w*|within|orientation|training|over|after|more than|ot|overtime|call|extra|drive|away|pay period|bi-?weekly|(?:every|per) (?:two|2) weeks|month\w*|day|shift|up to|at least|min(?:imum)?|max(?:imum)?|lunch|break|respon\w*|ago)\b|\/ ?(?:day|shift|mo)/i;
/** Fewer hours are a shift's, unless the text says that they are a week's. */
const FEWEST_UNSAID = 20;

const NUMBERS: Readonly<Record<string, string>> = { two: '2', three: '3', four: '4', five: '5' };
const DAYS = '[1-7]|two|three|four|five';
const EACH = String.raw`\d{1,2}(?:\.5)?`;
/** '3x12', '3 x 12 hrs', '3-12s', 'three 12s', 'four 10-hour shifts', '3 12-hr nights'. */
const SHIFTS = new RegExp(
  String.raw`(?<![\d.,$/-])\b(?<days>${DAYS})\s?(?:x\s?(?<times>${EACH})(?!\s?(?:[-/x]|to)\s?\d|\d|[:,.]\d)|[\s-]\s?(?<each>8|10|12|13)(?:'?s\b|[\s-]?(?:hr|hour)s?\s(?:shifts?|days|nights|evenings)\b))`,
  'gi',
);
const OTHER_SHIFTS =
  /\b(?:every other|alternat\w*|bi-?weekly|pay period|on call|call|orientation|or)\b/i;

const all = (clause: string, patterns: readonly RegExp[], other: RegExp): readonly string[] =>
  other.test(clause)
    ? []
    : patterns.flatMap((pattern) => [...clause.matchAll(pattern)].map(([, value = '']) => value));

function hoursIn(clause: string): readonly string[] {
  const isNamed = /\b(?:weekly|(?:per|a|each) (?:week|wk))\b|\/ ?w(?:ee)?k/i.test(clause);
  return [
    ...all(clause, [HOURS], OTHER_HOURS).filter(
      (hours) => isNamed || Number(hours) >= FEWEST_UNSAID,
    ),
    ...all(clause, [HOURS_BY_NAME], OTHER_HOURS).filter((hours) => Number(hours) >= FEWEST_UNSAID),
  ];
}

function shiftsIn(clause: string): readonly string[] {
  if (OTHER_SHIFTS.test(clause)) return [];
  return [...clause.matchAll(SHIFTS)].flatMap(({ groups = {} }) => {
    const { days = '', times, each } = groups;
    const shift = `${ownValue(NUMBERS, days.toLowerCase()) ?? days} × ${times ?? each ?? ''}`;
    return parseWeekOfShifts([shift]) ? [shift] : [];
  });
}

/** The weeks, hours and shifts of an offer; those that may be something else are left out. */
export function readTimes(text: string): readonly OfferFigure[] {
  return text.split(CLAUSE_END).flatMap((clause) => [
    ...all(clause, [WEEKS, WEEKS_BY_NAME], OTHER_WEEKS).map((value) => ({
      field: 'weeks' as const,
      value,
    })),
    ...hoursIn(clause).map((value) => ({ field: 'hours' as const, value })),
    ...shiftsIn(clause).map((value) => ({ field: 'shift' as const, value })),
  ]);
}
