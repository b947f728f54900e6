import type { PayUnit } from '@/lib/domain/job/job';

/** What a part of the pay is for, if it is not base pay. */
export type PayPurpose =
  | 'signOn'
  | 'completion'
  | 'referral'
  | 'retention'
  | 'relocation'
  | 'travel'
  | 'overtime'
  | 'extraShift'
  | 'holiday'
  | 'callBack'
  | 'perDiem'
  | 'taxFree'
  | 'stipend'
  | 'taxable'
  | 'other';

/** Whether a figure is the most or the least that is paid. */
export type PayLimit = 'upTo' | 'from' | 'about';

/** What a word or a phrase says about the figure beside it. */
export type Meaning =
  | { readonly is: 'unit'; readonly unit: PayUnit }
  /** `words` is how the site names it; null for what is not shown. `isWeak` words have other meanings too. */
  | {
      readonly is: 'purpose';
      readonly purpose: PayPurpose;
      readonly words: string | null;
      readonly isWeak?: true;
    }
  | { readonly is: 'limit'; readonly limit: PayLimit }
  | { readonly is: 'total' }
  /** One of several rates: for days, for nights. */
  | { readonly is: 'variant' }
  /** Begins something else, that is added (`plus`), contained, an alternative, or neither. */
  | { readonly is: 'joint'; readonly how: 'plus' | 'within' | 'or' | 'and' | 'other' }
  | { readonly is: 'between' }
  | { readonly is: 'to' }
  | { readonly is: 'note'; readonly note: 'DOE' }
  /** Says nothing that matters, but does not make a bare number doubtful either. */
  | { readonly is: 'filler' };

const unit = (name: PayUnit) => ({ is: 'unit', unit: name }) as const;
const joint = (how: 'plus' | 'within' | 'or' | 'and' | 'other') => ({ is: 'joint', how }) as const;
const limit = (name: PayLimit) => ({ is: 'limit', limit: name }) as const;
const purpose = (name: PayPurpose, words: string | null, isWeak?: true) =>
  ({ is: 'purpose', purpose: name, words, ...(isWeak && { isWeak }) }) as const;

/** Each meaning with its phrases; of several phrases that fit, the longest counts. */
const PHRASES: readonly (readonly [Meaning, string])[] = [
  [
    unit('week'),
    'weekly, wkly, pw, a wk, weekly pay, pay weekly, weekley, wekly, weely, weeky, semanal, wk gross, gross wk, week gross, gross week, wk rate, wk pay, week rate, week pay, pay wk, rate wk',
  ],
  [unit('hour'), 'hourly, hrly, ph, hr rate, hourley, houly, hour rate, hr pay, pay hr, rate hr'],
  [unit('day'), 'daily, day rate, per diem rate'],
  [unit('month'), 'monthly'],
  [unit('year'), 'yearly, annual, annually, annualized, per annum, salary, pa'],
  [
    unit('twoWeeks'),
    'biweekly, bi weekly, fortnightly, every two weeks, every other week, per pay period, a pay period, pay period',
  ],
  [
    unit('contract'),
    'contract total, total contract, total contract pay, contract value, contract pay, for the contract, for contract, total for contract, entire contract, whole contract, per assignment',
  ],
  [
    purpose('signOn', 'sign-on'),
    'sign on, signon, signing, sign on bonus, signing bonus, signon bonus, sign up bonus',
  ],
  [
    purpose('completion', 'completion bonus'),
    'completion, completion bonus, contract completion, end of contract bonus, end of assignment bonus, end of contract, finish bonus, complete bonus',
  ],
  [
    purpose('referral', 'referral bonus'),
    'referral, referrals, referral bonus, refer, refer a friend',
  ],
  [
    purpose('retention', 'retention bonus'),
    'retention, retention bonus, stay bonus, loyalty bonus, longevity bonus',
  ],
  [purpose('relocation', 'relocation'), 'relocation, relo, relocation assistance, moving'],
  [
    purpose('travel', 'travel'),
    'mileage, mile, miles, mi, airfare, travel reimbursement, travel reimb, travel allowance, travel stipend, travel pay, travel assistance, travel bonus, travel money, travel expenses, each way',
  ],
  [purpose('travel', 'travel', true), 'travel'],
  [
    purpose('overtime', 'overtime'),
    'ot, overtime, over time, ot rate, double time, dt, time and a half',
  ],
  [
    purpose('extraShift', 'for an extra shift'),
    'extra shift, extra shifts, additional shift, additional shifts, bonus shift, bonus shifts, pick up shift, extra shift bonus, shift bonus, pickup bonus, pick up bonus',
  ],
  [purpose('holiday', 'on holidays'), 'holiday, holidays, holiday pay, holiday rate'],
  [
    purpose('callBack', 'on call'),
    'on call, oncall, call pay, call rate, standby, stand by, beeper',
  ],
  [purpose('callBack', 'call-back'), 'call back, callback, cb, call back rate, call in'],
  [purpose('perDiem', 'per diem'), 'per diem, per diems, perdiem'],
  [
    purpose('taxFree', 'tax-free'),
    'tax free, taxfree, non taxable, nontaxable, non taxed, nontaxed, untaxed, untaxable, non tax, tax exempt, not taxed',
  ],
  [
    purpose('stipend', 'stipend'),
    'stipend, stipends, housing, lodging, meal, meals, food, incidentals, m ie, mie, m i, meals incidentals, allowance, housing allowance, housing stipend, meal stipend',
  ],
  [purpose('taxable', 'taxable'), 'taxable, taxed'],
  [
    purpose('other', 'bonus'),
    'bonus, bonuses, incentive, extension bonus, start bonus, attendance bonus',
  ],
  [purpose('other', 'differential'), 'differential, diff, weekend rate, weekend differential'],
  [
    purpose('other', 'reimbursement'),
    'reimbursement, reimbursements, reimb, reimbursed, license, licensure, tuition, certification',
  ],
  [purpose('other', 'charge pay'), 'charge, charge pay, charge rate, preceptor'],
  [
    purpose('other', null),
    'bill, bill rate, billing, net, after tax, was, previously, formerly, instead of, insurance, deposit, penalty, credit, gift card, gas card, gas, fuel, sick pay, orientation, training, orientation rate, value, worth, cap, capped',
  ],
  [limit('upTo'), 'up to, upto, as much as, max, maximum, not to exceed, as high as'],
  [
    limit('from'),
    'from, starting at, starts at, start at, starting from, starting, at least, min, minimum, over, more than, and up, or more, and above, or higher, as low as',
  ],
  [limit('about'), 'approx, approximately, about, around, roughly, circa, ish, average, avg'],
  [
    { is: 'total' },
    'total, gross, package, pkg, blended, all in, overall, combined, altogether, totaling, totals, sum',
  ],
  [
    { is: 'variant' },
    'days, nights, day, night, d, n, e, am, pm, eves, evening, evenings, mids, noc, nocs, weekend, weekends, weekday, weekdays, local, locals, non local, traveler, travelers, rotating, swing, rn, lpn, lvn, cna, experienced, new grad',
  ],
  [joint('plus'), 'plus, additional'],
  [
    joint('within'),
    'includes, including, include, incl, inc, included, consisting of, made up of, based on',
  ],
  [joint('or'), 'or, vs, versus'],
  [joint('and'), 'and'],
  [joint('other'), 'with, w, but, then, now, who, must, paid, paying out'],
  [{ is: 'between' }, 'between'],
  [{ is: 'to' }, 'to, thru, through, til'],
  [
    { is: 'note', note: 'DOE' },
    'doe, dependent on experience, depends on experience, depending on experience, based on experience, commensurate with experience, depending upon experience, doq, depending on exp',
  ],
  [
    { is: 'filler' },
    'pay, pays, amount, type, rate, rates, range, est, estimated, estimate, comp, compensation, earn, earning, base, wage, wages, only, per, a, an, the, of, at, for, job, negotiable, neg, guaranteed, gtd, w2, shift, of which, of it, all taxable',
  ],
];

const toEntries = ([meaning, phrases]: readonly [Meaning, string]) =>
  phrases.split(', ').map((phrase) => [phrase, meaning] as const);

/** By phrase, its words separated by a blank. */
export const LEXICON: ReadonlyMap<string, Meaning> = new Map(PHRASES.flatMap(toEntries));

/** The longest phrase, in words. */
export const LONGEST_PHRASE = Math.max(
  ...[...LEXICON.keys()].map((phrase) => phrase.split(' ').length),
);
