import { OFFER, readOffer, type OfferValues } from '@/lib/forms/offer-fields';

const read = (typed: Partial<OfferValues>) => readOffer({ ...OFFER.empty, ...typed });

it('an offer is read as numbers, and what is left out stays open', () => {
  expect(read({ pay: ' $2,450 ', hours: '37.5', other: '0' })).toEqual({
    offer: { pay: 2_450, hours: 37.5, stipend: null, weeks: null, other: 0 },
  });
});

describe('a typed amount', () => {
  it.each<[typed: string, dollars: number]>([
    ['2450', 2_450],
    ['2,450', 2_450],
    ['2 450', 2_450],
    ['2\u00A0450', 2_450],
    ['2\u202F450', 2_450],
    ['$2450', 2_450],
    ['$ 2,450.50', 2_450.5],
    ['2450 $', 2_450],
    ['US$2,450', 2_450],
    ['usd 2,450', 2_450],
    ['2,450 USD', 2_450],
    ['68.5', 68.5],
    ['12,345', 12_345],
  ])('%j is %s', (typed, dollars) =>
    expect(read({ pay: typed })).toMatchObject({ offer: { pay: dollars } }),
  );

  it.each([
    '2450/wk',
    '2,45',
    '2.450,00',
    '2450-2600',
    '-5',
    '1e3',
    '2k',
    '9999999',
    '2,450 300',
    '€2450',
    '.5',
    '$',
    'NaN',
    '<b>',
  ])('%j is none', (typed) =>
    expect(read({ pay: typed })).toEqual({
      errors: { pay: 'Enter dollars, like 1,050' },
    }),
  );
});

it.each<[Partial<OfferValues>, errors: Partial<OfferValues>]>([
  [{ pay: '4.99' }, { pay: 'Enter $5 to $20,000' }],
  [{ pay: '20,001' }, { pay: 'Enter $5 to $20,000' }],
  [{ hours: 'forty' }, { hours: 'Enter one number, like 36' }],
  [{ hours: '$36' }, { hours: 'Enter one number, like 36' }],
  [{ hours: '3' }, { hours: 'Enter 4 to 84' }],
  [{ hours: '85' }, { hours: 'Enter 4 to 84' }],
  [{ stipend: '10,001' }, { stipend: 'Enter $0 to $10,000' }],
  [{ weeks: '12.5' }, { weeks: 'Enter one number, like 13' }],
  [{ weeks: '0' }, { weeks: 'Enter 1 to 104' }],
  [{ weeks: '105' }, { weeks: 'Enter 1 to 104' }],
  [{ other: '100,001' }, { other: 'Enter $0 to $100,000' }],
  [
    { pay: 'x', weeks: 'y' },
    { pay: 'Enter dollars, like 1,050', weeks: 'Enter one number, like 13' },
  ],
])('%j: %j', (typed, errors) => expect(read(typed)).toEqual({ errors }));

it.each<Partial<OfferValues>>([
  {},
  { pay: '5', hours: '4', stipend: '0', weeks: '1', other: '0' },
  { pay: '20,000', hours: '84', stipend: '10,000', weeks: '104', other: '100,000' },
])('%j is within the limits', (typed) => expect(read(typed)).toHaveProperty('offer'));

it('a stored offer is restored, and nothing else with it', () => {
  expect(OFFER.restore({ pay: '2450', hours: 36, text: 'Hi', other: 'x'.repeat(50) })).toEqual({
    ...OFFER.empty,
    pay: '2450',
    other: 'x'.repeat(20),
  });
  for (const broken of [null, undefined, 5, 'x', []])
    expect(OFFER.restore(broken)).toEqual(OFFER.empty);
});
