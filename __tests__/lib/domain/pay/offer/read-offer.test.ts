import fc from 'fast-check';
import { OFFER } from '@/lib/forms/offer-fields';
import { readOffer } from '@/lib/domain/pay/offer/read-offer';

type Found = ReturnType<typeof readOffer>['found'];

const WHOLE_OFFER = `Hi Dana! Great news, Mercy would love to have you:
• Weekly gross: $2,450.00
• Taxable rate: $22/hr
• Housing stipend: $1,050/wk
• M&IE: $462/wk
• Hours: 36 (3x12 nights)
• 13-week contract, starts in 2 weeks
• Travel reimbursement: $500
• Completion bonus: $1,000
OT: $33/hr after 40. Holidays $90/hr.`;

/** A text, and every figure that may be read from it. */
const READ: readonly (readonly [text: string, found: Found])[] = [
  // One figure, in different spellings.
  ['$2,450/wk', { weekly: '2450' }],
  ['$2450 per week', { weekly: '2450' }],
  ['$2,450 a week', { weekly: '2450' }],
  ['$2,450 weekly', { weekly: '2450' }],
  ['$2,450.50/week gross', { weekly: '2450.5' }],
  ['$2.4k/wk', { weekly: '2400' }],
  ['2450/wk', { weekly: '2450' }],
  ['USD 2,450 weekly', { weekly: '2450' }],
  ['Weekly gross: $2,450', { weekly: '2450' }],
  ['Weekly gross: 2,450', { weekly: '2450' }],
  ['Gross weekly pay is $2,450', { weekly: '2450' }],
  ['Weekly gross\n$2,450', { weekly: '2450' }],
  ['WEEKLY PAY - $2,450', { weekly: '2450' }],
  ['pays $2,450 gross per week', { weekly: '2450' }],
  ['36 hrs', { hours: '36' }],
  ['36 hours/week guaranteed', { hours: '36' }],
  ['Guaranteed hours: 36', { hours: '36' }],
  ['Hours per week: 40', { hours: '40' }],
  ['37.5 hours a week', { hours: '37.5' }],
  ['16 hours a week', { hours: '16' }],
  ['13 weeks', { weeks: '13' }],
  ['13-week contract', { weeks: '13' }],
  ['Length: 8 wks', { weeks: '8' }],
  ['Duration: 26', { weeks: '26' }],
  ['taxable $22/hr', { hourly: '22' }],
  ['Taxable rate: $22.50', { hourly: '22.5' }],
  ['$22 per hour taxable', { hourly: '22' }],
  ['Base rate $31.75 hourly', { hourly: '31.75' }],
  ['22/hr', { hourly: '22' }],
  ['housing stipend $1,050 weekly', { housing: '1050' }],
  ['Weekly housing stipend: $1,050', { housing: '1050' }],
  ['Lodging – $1,050/week', { housing: '1050' }],
  ['M&IE $462', { meals: '462' }],
  ['M & I: $462 / wk', { meals: '462' }],
  ['Meals and incidentals $462/wk', { meals: '462' }],
  ['$462/wk meals & incidentals', { meals: '462' }],
  ['tax-free stipend $1,512/wk', { stipends: '1512' }],
  ['Non-taxable: $1,512 weekly', { stipends: '1512' }],
  ['Housing and meals: $1,512/wk', { stipends: '1512' }],
  ['M&IE + lodging $1,512 a week', { stipends: '1512' }],
  ['$500 travel reimbursement', { travel: '500' }],
  ['Travel: $750', { travel: '750' }],
  ['$1,000 completion bonus', { bonus: '1000' }],
  ['Sign-on bonus: $2k', { bonus: '2000' }],
  ['sign-on bonus $1,500 paid at end of contract', { bonus: '1500' }],
  ['3 × 12', { shift: '3 × 12' }],
  ['3x12 nights', { shift: '3 × 12' }],
  ['4 x 10 hr days', { shift: '4 × 10' }],
  ['three 12s', { shift: '3 × 12' }],
  ['3-12s, nights', { shift: '3 × 12' }],
  ['5 8-hour shifts', { shift: '5 × 8' }],
  // Several figures of one offer.
  ['$2,450/wk, 36 hrs, 13 weeks', { weekly: '2450', hours: '36', weeks: '13' }],
  [
    'ICU RN Austin TX | $2,450/wk gross | 3x12 N | 13 wks',
    { weekly: '2450', shift: '3 × 12', weeks: '13' },
  ],
  [
    'taxable $22/hr, housing $1,050/wk, M&IE $462/wk',
    { hourly: '22', housing: '1050', meals: '462' },
  ],
  [
    '$22/hr taxable plus $1,050/wk housing and $462/wk meals',
    { hourly: '22', housing: '1050', meals: '462' },
  ],
  ['$462/wk M&IE and housing $1,050/wk', { meals: '462', housing: '1050' }],
  [
    'Offer from Mercy: $2,450/wk, 36 hrs per week for 13 weeks',
    { weekly: '2450', hours: '36', weeks: '13' },
  ],
  ['Travel ICU RN: $2,450/wk. We offer 2 weeks off', { weekly: '2450' }],
  ['housing $1,050 meals $462 weekly', { housing: '1050', meals: '462' }],
  ['Nights, no call, holidays off, $2,450/wk', { weekly: '2450' }],
  ['$22/hr taxable $33/hr OT', { hourly: '22' }],
  ['Taxable $22/hr OT $33/hr', { hourly: '22' }],
  ['$2,450/wk ($68/hr blended) 36 hours', { weekly: '2450', hours: '36' }],
  ['$2,450 weekly gross. $800/wk taxable.', { weekly: '2450' }],
  [
    WHOLE_OFFER,
    {
      weekly: '2450',
      hourly: '22',
      housing: '1050',
      meals: '462',
      hours: '36',
      shift: '3 × 12',
      weeks: '13',
      travel: '500',
      bonus: '1000',
    },
  ],
  // If stipends are the sum of parts listed beside them, the parts count; other stipends stay.
  [
    'Taxable $22/hr, 36 hrs/wk. Stipend: $1,512/wk tax free (housing $1,050 + M&IE $462)',
    { hourly: '22', hours: '36', housing: '1050', meals: '462' },
  ],
  [
    'Total stipends: $1,512/wk\nHousing: $1,050/wk\nMeals: $462/wk',
    { housing: '1050', meals: '462' },
  ],
  ['Total stipends: $1,512/wk\nHousing: $1,050/wk', { housing: '1050' }],
  [
    'Housing: $1,050/wk\nMeals: $462/wk\nTax-free stipend: $500/wk',
    { housing: '1050', meals: '462', stipends: '500' },
  ],
  // Living costs, and what others are paid, are not pay of this offer.
  ['Refer a friend and earn $500 bonus. $2,450/wk', { weekly: '2450' }],
  ['$2,450/wk. Refer your friends, get $500!', { weekly: '2450' }],
  ['Weekly gross $2,450, rent nearby is $1,200 per week', { weekly: '2450' }],
  ['Hrs: 36; Bonus: None; Travel: $250 in/$250 out', { hours: '36' }],
  ['Travel: $250 there and $250 back, 13 weeks', { weeks: '13' }],
  ['Retention bonus: $300', { bonus: '300' }],
  // Figures that are refused beside figures that are offered.
  ["We can't do $3,000/wk, but we can do $2,800/wk", { weekly: '2800' }],
  ['We do not provide housing\n$2,450/wk', { weekly: '2450' }],
  ['We cannot offer $3,000 a week but could do $2,800/wk', { weekly: '2800' }],
  ['We cannot offer $3,000/wk. Weekly gross: $2,800', { weekly: '2800' }],
  ["You won't be on call, $2,450/wk for 13 weeks", { weekly: '2450', weeks: '13' }],
  ["Can't wait to have you at $2,450/wk!", { weekly: '2450' }],
  ['You can’t beat $2,450/wk', { weekly: '2450' }],
  ['$2,450/wk, up from $2,100/wk', { weekly: '2450' }],
  ['$2,450/wk instead of $2,300/wk', { weekly: '2450' }],
  ['$2,450/wk, not $2,300/wk', { weekly: '2450' }],
  // The same figure twice counts once.
  ['$2,450/wk. Yes, $2,450 a week!', { weekly: '2450' }],
  // Refused before it is offered, and negations that refuse nothing.
  ['$3,050/wk was rejected but they came back with $2,790/wk', { weekly: '2790' }],
  ['$3,400 per week has been denied; the most we have is $2,950/wk', { weekly: '2950' }],
  ['$2,450/wk since the other agency was denied', { weekly: '2450' }],
  ['$2,450/wk if benefits are declined', { weekly: '2450' }],
  ['Stipends are never taxed and come to $1,200/wk', { stipends: '1200' }],
  ['Meals are not taxed $400/wk', { meals: '400' }],
  ['Rates are not negotiable at $2,450/wk', { weekly: '2450' }],
  ['The $2,450/wk is not negotiable', { weekly: '2450' }],
  ['They refused $3,000/wk; final is $2,680/wk', { weekly: '2680' }],
  ['$2,620/wk is not including stipends of $900/wk', { weekly: '2620', stipends: '900' }],
  ['Overtime was not included in the $2,450/wk', { weekly: '2450' }],
  ["If you can't start Monday then $2,450/wk still stands", { weekly: '2450' }],
];

/** Texts that look like a figure of the offer, but are not certainly one. */
const NOT_READ: readonly string[] = [
  '',
  'Call me!',
  // Another period
  '$800 per shift',
  '$800/shift, nights',
  '$350/day',
  'M&IE $79/day',
  'per diem $79 daily',
  'Housing $4,200 a month',
  'Housing stipend: $4,550 monthly',
  '$4,900 bi-weekly',
  '$127,400 a year',
  '72 hrs bi-weekly',
  '72 hours per pay period',
  '12 hour shifts',
  '12-hr nights',
  // Not a single figure
  '$2,300-$2,500/wk',
  '$2,300 – 2,500 weekly',
  '$2,300 to $2,500 a week',
  '$2,400+/wk',
  '8-13 weeks',
  '8 to 13 weeks',
  '36-48 hrs',
  '3x12 or 4x12',
  '3-4 x 12',
  // Not certain
  'up to $2,450/wk',
  'Earn as much as $2,450 weekly',
  'starting at $2,100/wk',
  'from $2,100/wk',
  'weekly max $2,450',
  'average $2,450/wk',
  'potential bonus $1,000',
  // A different figure
  'OT $33/hr',
  'Overtime: $33/hr',
  '$33/hr after 40 hours',
  'O.T. rate $33 hourly',
  'Overtime (after 40), $33/hr',
  'instead of $2,300/wk',
  'instead of the usual $2,300/wk',
  'rather than $2,300/wk',
  'up from $2,100/wk',
  'up from last year’s $2,100/wk',
  'down from $2,600 weekly',
  // Not offered
  'we cannot offer $3,000/wk',
  "We can't do $3,000 a week",
  'We can’t go to $3,000 weekly',
  'they cant pay $3,000/wk',
  "Unfortunately the client won't pay $3,000 weekly",
  'Mercy will not approve $3,000/wk',
  'We are not able to match $3,000/wk',
  'I am unable to get $3,000/wk or a bonus of $500',
  'cannot offer $3,000/wk plus a $500 completion bonus',
  'We could not get 8 weeks and 36 hrs a week',
  'no longer $3,000/wk',
  'It no longer pays $3,000/wk',
  'not $3,000/wk',
  "It isn't $3,000/wk",
  "We don't pay $3,000/wk, or a bonus of $500",
  "$3,000/wk isn't possible",
  '$3,000/wk is off the table',
  'The $3,000/wk you asked for was denied by the client',
  '$3,000 a week is out of the question',
  'Sorry, $3,000/wk is no longer available',
  "$95/hr isn't in the budget",
  '$3,000/wk for 36 hours cannot be matched',
  "$3,000/wk won't work for this hospital",
  '$3,000 weekly is not something we can offer',
  'A completion bonus of $1,500 is not possible',
  "We can't do it at $3,000/wk",
  "We can't do\n$3,000/wk",
  'We can not, sadly, pay $2,450/wk',
  'we refuse to pay $3,000/wk',
  "They ain't paying $2,450/wk",
  'on-call $4/hr',
  'callback $45/hr',
  'Holiday pay $90/hr',
  'charge differential $2/hr',
  'extra shift $75/hr',
  'bill rate $98/hr',
  '$68/hr blended',
  '$68/hr all-in',
  'take-home $1,900/wk',
  'net weekly $1,900',
  '$1,900 a week after taxes',
  'taxable wages $792/wk',
  'referral bonus $500',
  'extension bonus $500',
  'license reimbursement $250',
  'mileage $0.67 per mile',
  'travel $250 each way',
  'contract total $31,850',
  'was $2,300/wk',
  'Refer a friend and earn $500 bonus',
  'Refer a nurse, then you get a bonus of $500',
  'Rent there is about $1,200/wk',
  'An apartment runs $1,200 a week',
  'Rental car $300/wk',
  'Student loan $500/wk',
  'Parking $45 weekly, $2 an hour',
  'Retention $300/wk',
  'health insurance from $15/wk',
  'GSA max for Austin is $1,211/wk',
  '2 weeks notice',
  'starts in 3 weeks',
  'every 6 weeks off',
  'orientation is 1 week',
  '48 hours notice to cancel',
  '16 hours of orientation',
  'within 2 weeks',
  // The text does not say what the figure is for.
  '$2,450',
  'Pay $2,450 :)',
  'M&IE $79',
  // Out of any plausible range
  '$45/wk',
  '$95,000/wk',
  '$1,200/hr',
  '300 weeks',
  // Not about pay
  'Job 48211, call 515-555-0168, ratio 1:4, 24-bed unit, Feb 3',
  'Meet me at 3:12, room 12, on 12/3',
];

/** Nobody can tell which figures belong together. */
const SEVERAL: readonly string[] = [
  '$2,450/wk in Austin or $2,600/wk in Dallas',
  'Austin $2,450/wk\nDallas $2,600/wk',
  'Days $60/hr, nights $65/hr',
  'Option 1: $2,450/wk, 36 hrs. Option 2: $2,450/wk, 48 hrs',
  'Offer A: $2,450/wk\nOffer B: to be confirmed',
];

describe('an offer in a text', () => {
  it('is tested with many texts', () => {
    expect(READ.length + NOT_READ.length + SEVERAL.length).toBeGreaterThan(120);
  });

  it.each(READ)('%j', (text, found) => {
    expect(readOffer(text)).toEqual({ found, isSeveral: false });
  });

  it.each(NOT_READ)('%j: nothing', (text) => {
    expect(readOffer(text)).toEqual({ found: {}, isSeveral: false });
  });

  it.each(SEVERAL)('%j: more than one offer, so none is read', (text) => {
    expect(readOffer(text)).toEqual({ found: {}, isSeveral: true });
  });

  it('leaves out two figures that contradict each other, and still reads the others', () => {
    expect(readOffer('$2,450/wk, 13 weeks. 3x12 (36 hrs) … contract is 8 weeks').found).toEqual({
      weekly: '2450',
      shift: '3 × 12',
      hours: '36',
    });
  });

  it('reads only numbers that the text has, for any text', () => {
    const parts = fc.constantFrom(
      ...['$2,450', '/wk', '36 hrs', 'OT', 'housing', '$22', '/hr', '13 weeks', '\n', ', ', '3x12'],
      ...['up to', '-', ' ', 'M&IE', '$462', 'bonus', ':', '(', '€', '𝟛', '$'],
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 30 }), (pieces) => {
        const text = pieces.join(' ');
        for (const [field, value] of Object.entries(readOffer(text).found)) {
          expect(OFFER.names).toContain(field);
          if (field !== 'shift') expect(Number(value)).not.toBeNaN();
        }
      }),
    );
  });
});
