import { EMPTY_OFFER_FORM, OFFER, readOfferValues, restoreOffer } from '@/lib/forms/offer-fields';

const read = (typed: Partial<typeof OFFER.empty>) => readOfferValues({ ...OFFER.empty, ...typed });

const NEEDED = 'Enter the weekly total, or the hourly rate and the hours a week';

describe('an offer that was typed', () => {
  it('is read as numbers, with the hours from the shifts if none are typed', () => {
    expect(
      read({ weekly: ' $2,450 ', shift: '3 × 12', meals: '462', stipends: '100', travel: '500' }),
    ).toEqual({
      offer: {
        weekly: 2_450,
        hourly: null,
        hours: 36,
        daysOff: 4,
        stipends: 562,
        weeks: null,
        once: 500,
      },
    });
  });

  it.each<[typed: Partial<typeof OFFER.empty>, errors: Readonly<Record<string, string>>]>([
    [{}, { weekly: NEEDED }],
    [{ hourly: '22' }, { weekly: NEEDED }],
    [{ weekly: '2450/wk' }, { weekly: 'Enter one dollar amount, like 1,050' }],
    [{ weekly: '68' }, { weekly: 'Enter $300 to $20,000' }],
    [{ weekly: '2450', hours: 'many' }, { hours: 'Enter hours as one number, like 36' }],
    [{ weekly: '2450', hours: '100' }, { hours: 'Enter 4 to 84 hours' }],
    [{ weekly: '2450', weeks: '12.5' }, { weeks: 'Enter weeks as one number, like 13' }],
    [{ weekly: '2450', weeks: '200' }, { weeks: 'Enter 1 to 104 weeks' }],
    [
      { weekly: '2450', shift: '3 nights' },
      { shift: 'Enter shifts as how many × hours each, like 3 × 12' },
    ],
    [
      { weekly: '2450', shift: '3x12', hours: '40' },
      { hours: '3x12 makes 36 hours a week: change one of the two' },
    ],
    [
      { weekly: '2450', housing: '1,050', meals: '462', stipends: '$1,512' },
      { stipends: 'This is housing and meals together: clear it, or clear those two' },
    ],
    [{ hourly: '22', hours: '3' }, { hours: 'Enter 4 to 84 hours' }],
    [{ hours: '36' }, { weekly: NEEDED }],
    [
      { hourly: 'x', bonus: '-5' },
      {
        hourly: 'Enter one dollar amount, like 1,050',
        bonus: 'Enter one dollar amount, like 1,050',
      },
    ],
  ])('%j: %j', (typed, errors) => expect(read(typed)).toEqual({ errors }));
});

it.each<Partial<typeof OFFER.empty>>([
  { weekly: '300' },
  { weekly: '20,000' },
  { hourly: '22', hours: '36' },
  { hourly: '22', shift: '3x12' },
  { weekly: '2450', shift: '3x12' },
  { weekly: '2450', shift: '3x12', hours: '36' },
  // Other stipends may be as much as either of the two, or as one of them alone.
  { weekly: '2450', housing: '1,050', stipends: '1,050' },
  { weekly: '2450', meals: '462', stipends: '462' },
  { weekly: '2450', housing: '1,050', meals: '462', stipends: '588' },
])('%j is an offer', (typed) => expect(read(typed)).toHaveProperty('offer'));

it('a bonus and travel are paid once', () => {
  const once = (typed: Partial<typeof OFFER.empty>) => {
    const reading = read({ weekly: '2450', ...typed });
    return 'offer' in reading ? reading.offer.once : null;
  };
  expect([once({}), once({ bonus: '500' }), once({ travel: '300', bonus: '500' })]).toEqual([
    0, 500, 800,
  ]);
});

describe('an offer that was stored in the tab', () => {
  it('is restored, and nothing else with it', () => {
    const kept = {
      weekly: '2450',
      hours: 36,
      text: 'Hi',
      more: 'x',
      meals: 'x'.repeat(50),
      read: { weekly: '2450', hours: 36, more: 'x' },
    };
    expect(restoreOffer(kept)).toEqual({
      ...OFFER.empty,
      weekly: '2450',
      text: 'Hi',
      meals: 'x'.repeat(20),
      read: { weekly: '2450' },
    });
    for (const broken of [null, undefined, 5, 'x', [], { read: null }, { read: 'x' }])
      expect(restoreOffer(broken)).toEqual(EMPTY_OFFER_FORM);
  });
});
