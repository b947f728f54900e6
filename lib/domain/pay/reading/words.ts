/** What a piece of a pay text is. A text is known by the letters of its pieces: '$2,310/wk + $500 sign-on' is 'Mu+MX'. */
export type Code =
  | 'M' // money
  | 'u' // its unit: per week
  | 'l' // its limit: up to
  | 't' // the whole of something: package
  | 'X' // what is paid besides: sign-on
  | 'S' // a part of the pay: taxable, stipend
  | 'H' // the hours of a week
  | 'n' // a note that is no money: a date, a shift, a profession
  | 'd' // DOE
  | '-' // to
  | '|' // ends a clause
  | '+' // ends a clause, and begins what is added
  | 'i' // ends a clause, and begins what is within: including
  | '&' // ends a clause, and begins one like it: and
  | 'f'; // a word of pay, or one that says nothing

/** A kind of piece; `name` says which unit, limit, extra or part. Of several rows that fit a text, the first counts. */
type Row = { readonly code: Code; readonly name: string; readonly pattern: string };

const END = String.raw`(?![a-z\d])`;
const A = String.raw`(?:(?:per|an?|each|p[./]?|/) ?)`;
const HOURS = String.raw`(?:hours|hour|hrs|hr)\.?`;
const COUNTED = `(?:weeks?|wks?|${HOURS}|days?|nights?|weekends?|months?|shifts?|openings?|positions?)`;

/** Numbers that are no money, and signs: a code, a name and an expression in each line. */
const PATTERNS = String.raw`
n date (?:starts? )?(?:0?[1-9]|1[0-2])[/](?:[0-2]?\d|3[01])(?:[/](?:20)?\d\d)?(?![\d,./])
n clock (?:0\d{3}|[12]\d(?:00|15|30|45)) ?- ?[0-2]\d(?:00|15|30|45)${END}|1?\d[ap]m? ?- ?1?\d[ap]m?${END}
n form 1099${END}|w[ -]?2${END}
X overtime after \d\d(?: ?${HOURS})?${END}
n paid (?<=[,;|(-] ?)weekly pay(?= ?(?:$|[,;|)]))
H shifts ([1-7]) ?[x×] ?(\d{1,2})'?s?(?: ?${HOURS})?(?: shifts?)?(?: ?${A}(?:week|wk))?${END}
H hours (?:[x×] ?|for )?(\d\d(?:\.\d{1,2})?) ?(?:guaranteed )?${HOURS} ?${A}?(?:weekly|week|wk)${END}
H hours (?<=[/ ](?:hr|hour) ?)[x×] ?(?:(\d\d) ?${HOURS}|(36|40|48)(?! ?${COUNTED}))${END}(?! ?[x×/])
n short (?:(?:for|x|×|@) )?(?:the )?(?:[1-3](?:\.\d)?(?: ?(?:-|to) ?\d{1,2})? ?(?:weeks?|wks?)|(?:[89]|[12]\d) ?(?:days?|nights?))${END}
n time (?:(?:for|x|×|@) )?(?:the )?(?:\d{1,2} ?(?:-|to) ?)?\d{1,2}(?:\.\d)? ?${COUNTED}(?: shifts?)?(?: ?${A}(?:week|wk|month))?${END}
l from [+](?= ?(?:$|[,;|)]|${A}?(?:week|wk|hour|hr)))
u week ${A}(?:week|wk|w)${END}
u hour ${A}(?:hour|hr|h)${END}
| end [,;|/()!•·=]|[.](?!\d)|(?<=\d[^ ]{0,5}):
l about ~
- to -(?<!(?:^|[(])-(?=[$\d]))
+ plus [+]
& and &
f pay :
f filler @`;

/** Words: a code, a name and the phrases in each line. Blanks may be missing. */
const PHRASES = `
S stipend: housing stipend, meal stipend, tax free stipends, stipends, stipend, housing, lodging, meals, per diem, m&ie
S tax-free: tax free, non taxable, untaxed, non taxed
S taxable: taxable wages, taxable, taxed, wages
X completion bonus: completion bonus, completion, end of contract bonus
X sign-on: sign on bonus, signing bonus, sign on, signing
X referral bonus: referral bonus, referral
X retention bonus: retention bonus, retention, loyalty bonus
X extension bonus: extension bonus
X relocation: relocation assistance, relocation bonus, relocation, relo bonus, relo
X travel: travel reimbursement, travel stipend, travel allowance, travel bonus
X overtime: overtime rate, overtime, ot rate, ot
X for an extra shift: per extra shift, extra shift bonus, extra shifts, extra shift
X on holidays: holiday pay, holiday rate, holidays, holiday
X on call: on call, call back
X differential: night differential, night diff, shift differential, shift diff, weekend differential, weekend diff, differential, diff
X reimbursement: license reimbursement, reimbursement
X bonus: bonuses, bonus
u week: weekly, wkly, weekley, weely, wekly, week, weeek, wk
u hour: hourly, hrly, hour, hr
l upTo: up to, upto, as much as, maximum, max
l from: starting at, starts at, at least, minimum, min, from, and up, or more
l about: approximately, approx, about, around
t whole: total, package, blended, all in, all inclusive
d DOE: doe, depending on experience, based on experience, depends on experience
n travel: travel, traveler
n local: local
n locum: locum, locums
n days: day shift, days
n nights: night shift, nights, noc
n rn: rn
n lpn: lpn, lvn
n cna: cna
n pt: pt
n note: icu, contract, assignment, start asap, asap, paid weekly, direct deposit, full time
i within: including, includes, include, incl
- to: to, thru, through
+ plus: plus
| end: or, with, w
& and: and
f pay: pays, pay, rates, rate, range, compensation, estimated, est, gross, before taxes, before tax
f filler: the, an, a, at, for, is, paying, earn, regular, reg, based on, guaranteed, negotiable`;

const linesOf = (table: string): readonly string[] => table.trim().split('\n');
/** A row has its code, its name up to a mark, and the rest. */
function toRow(line: string, mark: ' ' | ': ', toPattern: (rest: string) => string): Row {
  const end = line.indexOf(mark, 2);
  const pattern = toPattern(line.slice(end + mark.length));
  return { code: line.charAt(0) as Code, name: line.slice(2, end), pattern };
}
const anyOf = (phrases: string): string =>
  `(?:${phrases.replaceAll(', ', '|').replaceAll(' ', ' ?')})${END}`;

/** Everything that a pay text may say. */
export const ROWS: readonly Row[] = [
  ...linesOf(PATTERNS).map((line) => toRow(line, ' ', (pattern) => pattern)),
  ...linesOf(PHRASES).map((line) => toRow(line, ': ', anyOf)),
];
