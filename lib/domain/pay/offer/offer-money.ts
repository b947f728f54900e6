import type { OfferField, OfferFigure } from './offer';

type Unit = 'hour' | 'week' | 'other' | null;

/** Separates clauses, each of which says one thing. A comma within a number does not. */
const CLAUSE_END =
  /[\n\r;|•·]+|,(?!\d{3}\b)|\.(?=\s|$)|\s\+\s|\s(?:plus|and(?!\s(?:comes?|totals?|amounts?|adds?)\b)|with|then|but)\s/i;
const AMOUNT = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,6}(?:\.\d{1,2})?`;
/** A figure with a dollar sign, after the colon of its name, or before '/hr' or '/wk'; and the rest of its range. */
const MONEY = new RegExp(
  String.raw`(?:\$\s?|(?<=[:=]\s?)|(?<![\d.,$x/-])(?=[\d.,]+\s?k?\s?\/\s?(?:hr|hour|h|wk|week)\b))` +
    String.raw`(?<amount>${AMOUNT})(?![\d%]|,\d|\.\d)(?<k>\s?k\b)?(?<more>\+|\s?(?:-|to)\s?\$?\s?\d[\d,.]*\s?k?)?`,
  'gi',
);
const UNIT =
  /^\s*(?:(?<hour>(?:\/|per|an?|each)\s?(?:hr|hour|h)\b|p\/?h\b|hourly\b|hr\b)|(?<week>(?:\/|per|an?|each|every)\s?(?:wk|week)\b|p\/?w\b|wkly\b|weekly\b|wk\b)|(?<other>(?:\/|per|an?|each|every|one)\s?(?:shift|day|night|month|mo|yr|year|visit|mile|diem|way|pay|check|contract|assignment)\w*\b|daily\b|monthly\b|yearly\b|annual|bi-?weekly|mi\b|(?:in|out|there|back)\b(?!\s\w)))/i;

/** Pay other than that of the contract's hours. */
const OTHER_PAY =
  /\b(?:over-?time|o\.?t\.?|double[ -]?time|time and a half|(?:on-?|stand-?by |beeper )?call(?:-?back)?|stand-?by|holidays?|charge|precept\w*|differentials?|diff)\b/i;
/** With one of these words, such pay does not name a figure: 'no call', 'holidays off'. */
const NO_PAY = /\b(?:no|not|off|without|optional|required|low)\b/i;
/** Marks a different figure: not what the offer pays, or not for certain. */
const OTHER_FIGURE =
  /\b(?:after (?:\d+|forty)|over \d+ ?h\w*|extra|additional|orientation|training|bill(?:ed|ing)?|referrals?|refer|extensions?|extend\w*|net|take[ -]?home|after tax\w*|deposit|penalt\w*|mileage|miles?|max(?:imum)?|min(?:imum)?|cap(?:ped)?|up to|as (?:much|high|low) as|start(?:s|ing)? (?:at|from)|at least|range|depend\w*|potential|possible|total contract|contract (?:total|value)|entire|insurance|deductible|rent(?:s|als?|ing)?|apartments?|airbnb|lease|loans?|tuition|parking|utilities|401k?|average|avg|gsa)\b|\*/i;
/** A bonus for referring a friend, to the end of the sentence. */
const REFERRAL = /\brefer (?:an?|your|us|other)\b(?:[^\n.;|]|\.\d)*/gi;
/** The same as `OTHER_FIGURE`, right before the figure. */
const NOT_THIS =
  /\b(?:(?:from|between|was|were|previously|originally|used to be|not|than)|(?:instead of|rather than|(?:up|down) from)(?:[ ']\w+){0,3})\W*$/i;
const BLENDED = /\b(?:blended|all[ -]in|everything in|package|gross|total)\b/i;
const TAX_FREE =
  /\b(?:(?:non|un)-?tax(?:able|ed)|tax[ -]?free|combined stipends|stipends?|per diem)\b/i;

/** A name on its own line above its figure: 'Weekly gross' above '$2,450'. */
const NAME_ALONE =
  /^\W*(?:(?:total|gross|weekly|hourly|base|taxable|tax[ -]?free|non-?taxable|pay|rate|housing|lodging|meals?|M&IE|combined|stipends?|allowance|bonus|completion|sign[ -]?on|travel|reimbursement|per|week|hour|a)\b\W*)+$/i;

/** What the words beside a figure say it is. The first row that matches decides; null means the figure belongs to no field. */
const NAMES: readonly (readonly [RegExp, (unit: Unit, dollars: number) => OfferField | null])[] = [
  [/\b(?:bonus(?:es)?|sign[ -]?on|retention)\b/i, (unit) => (unit === null ? 'bonus' : null)],
  [
    /\btravel (?:reimburse\w*|pay|allowance|stipend|money|assistance|expenses?|costs?)\b|\breimburse\w*\b.{0,80}\btravel\b|\btravel\s?[:=-]/i,
    (unit) => (unit === null ? 'travel' : null),
  ],
  [/\breimburse\w*|\ballowance for\b|\brelocation\b|\buniform/i, () => null],
  [/\bcombined stipends\b/i, (unit) => aWeek('stipends', unit)],
  [
    /\b(?:housing|lodging)\b/i,
    (unit, dollars) => aWeek('housing', unit ?? usualWeek(dollars, 200, 2_500)),
  ],
  [
    /M&IE|\b(?:meals?|incidentals?|food)\b/i,
    (unit, dollars) => aWeek('meals', unit ?? usualWeek(dollars, 150, 1_000)),
  ],
  [TAX_FREE, (unit) => aWeek('stipends', unit)],
];

const aWeek = (field: OfferField, unit: Unit): OfferField | null =>
  unit === 'week' ? field : null;
/** A stipend without a period is weekly if its amount is typical of a week, and not of a day or a month. */
const usualWeek = (dollars: number, least: number, most: number): Unit =>
  dollars >= least && dollars <= most ? 'week' : null;

function unitIn(words: string): Unit {
  if (/\b(?:bi-?weekly|monthly|daily|per (?:day|shift|month|diem))\b/i.test(words)) return 'other';
  if (/\b(?:weekly|per week|a week|wkly|\/ ?w(?:ee)?k)\b/i.test(words)) return 'week';
  return /\b(?:hourly|per hour|an hour|taxable rate|base rate|hourly rate)\b|\/ ?hr\b/i.test(words)
    ? 'hour'
    : null;
}

function fieldOf(words: string, unit: Unit, dollars: number): OfferField | null {
  if (unit === 'other' || OTHER_PAY.test(words) || OTHER_FIGURE.test(words)) return null;
  const named = NAMES.find(([name]) => name.test(words));
  if (named) return named[1](unit, dollars);
  if (unit === 'hour') return BLENDED.test(words) ? null : 'hourly';
  const isTaxablePart = /\b(?:taxable|wages?)\b/i.test(words);
  return unit === 'week' && !isTaxablePart ? 'weekly' : null;
}

/** One figure of a clause: the words before and after it, up to its neighbours. */
type Found = {
  readonly dollars: number;
  readonly isRange: boolean;
  readonly before: string;
  readonly behind: string;
};

function figuresOf(clause: string): readonly Found[] {
  const all = [...clause.matchAll(MONEY)];
  return all.map((match, at) => {
    const previous = all[at - 1];
    const end = match.index + match[0].length;
    const { amount = '', k, more } = match.groups ?? {};
    return {
      dollars: Math.round(Number(amount.replaceAll(',', '')) * (k ? 100_000 : 100)) / 100,
      isRange: more !== undefined,
      before: clause.slice(previous ? previous.index + previous[0].length : 0, match.index),
      behind: clause.slice(end, all[at + 1]?.index),
    };
  });
}

/** Throughout a clause, names come either before their figures or after them: its beginning shows which. */
function readClause(clause: string): readonly OfferFigure[] {
  const figures = figuresOf(clause);
  const isNameFirst = /[a-z]/i.test(figures[0]?.before ?? '');
  return figures.flatMap(({ dollars, isRange, before, behind }, at) => {
    const said = UNIT.exec(behind);
    const rest = behind.slice(said?.[0].length ?? 0);
    const lead = at === 0 ? before : before.replace(UNIT, '');
    const isAlone = figures.length === 1;
    const words = isAlone ? `${lead} ${rest}` : isNameFirst ? lead : rest;
    const { hour, week, other } = said?.groups ?? {};
    const own: Unit = hour ? 'hour' : week ? 'week' : other ? 'other' : null;
    const isOut = isRange || NOT_THIS.test(before);
    const field = isOut ? null : fieldOf(words, own ?? unitIn(words), dollars);
    return field ? [{ field, value: String(dollars) }] : [];
  });
}

const isOtherPay = (clause: string) => OTHER_PAY.test(clause) && !NO_PAY.test(clause);

/** The amounts of an offer, each with the field it belongs to; amounts that may be something else are left out. */
export function readMoney(text: string): readonly OfferFigure[] {
  let name = '';
  return text
    .replace(REFERRAL, '')
    .split(CLAUSE_END)
    .flatMap((clause) => {
      const isName =
        clause.trim() !== '' &&
        figuresOf(clause).length === 0 &&
        (NAME_ALONE.test(clause) || /:\s*$/.test(clause) || isOtherPay(clause));
      const isNameless = /^\W*[$\d]/.test(clause) || isOtherPay(name);
      const whole = isNameless ? `${name} ${clause}` : clause;
      if (clause.trim() !== '') name = isName ? clause : '';
      return readClause(whole);
    });
}
