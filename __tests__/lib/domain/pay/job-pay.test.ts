import { buildJob } from '@/__tests__/support/build-job';
import { figureInWords, keptPay, payInWords, payLabel, shortPay } from '@/lib/domain/pay/pay-words';

const payOf = (payText: string | null, job: Parameters<typeof buildJob>[0] = {}) =>
  buildJob({ shifts: ['Nights'], ...job, payText }).pay;

describe('pay as cards show it (CN-23)', () => {
  it.each([
    ['$2,310 - $2,480 weekly', '$2,310 – $2,480'],
    ['$2,310-$2,480 Weekly', '$2,310 – $2,480'],
    ['$2,310 — 2,480', '$2,310 – $2,480'],
    ['$2.5k-$3k weekly', '$2,500 – $3,000'],
    ['$2-2.5k weekly', '$2,000 – $2,500'],
    ['$1,234.56', '$1,234.56'],
    ['$2,310 (weekly)', '$2,310'],
    ['$2,310 weekly.', '$2,310'],
    ['$2,310/wk', '$2,310'],
    ['$2,310+ weekly', '$2,310+'],
    ['up to $2,310 per week', 'Up to $2,310'],
    ['about $2,310/wk', 'About $2,310'],
    ['USD 2,100.00 – 2,400.00 per week', '$2,100 – $2,400'],
    ['2310 - 2480 per week', '$2,310 – $2,480'],
    ['Between $2,310 and $2,480 a week', '$2,310 – $2,480'],
    ['$1,024/week - $1,247/week', '$1,024 – $1,247'],
  ])('%p is weekly pay of %p', (text, figure) => {
    expect(payOf(text)).toMatchObject({ figure, unit: 'week' });
    expect(payLabel(payOf(text))).toBe('Weekly pay');
  });

  it.each([
    ['$58/hr', '$58/hr'],
    ['$45/h', '$45/hr'],
    ['$45.50 - $52 per hour', '$45.50 – $52/hr'],
    ['$58/hr, paid weekly', '$58/hr'],
    ['$58/hr, weekly pay', '$58/hr'],
  ])('%p is pay by the hour: %p', (text, figure) => {
    expect(payOf(text)).toMatchObject({ figure, unit: 'hour', week: null });
    expect(payLabel(payOf(text))).toBe('Pay');
  });

  it.each<[text: string, most: number]>([
    ['$90,000 - $110,000 a year', 110_000],
    ['$700/shift', 700],
    ['$4,200 bi-weekly', 4_200],
    ['$27,300 for 13 weeks', 27_300],
    ['$85,000 - $95,000 weekly', 95_000],
    ['$58 weekly', 58],
    ['$2,480 - $2,310 weekly', 2_480],
    ['$2,100 + $2,300', 2_300],
    ['$500 weekly stipend', 500],
    ['Was $2.1k, now $2,310.50/wk', 2_310.5],
    ['＄2,412 foo', 2_412],
    ['$2.5 million', 0],
    ['$2.5M fund, $1,900 foo M-F', 1_900],
    ['Weekly pay on request', 0],
    ['3-4 shifts', 0],
  ])('%p is shown as posted, and nothing is derived from it', (text, most) => {
    expect(payOf(text)).toEqual({
      figure: text,
      unit: null,
      week: null,
      ...(most > 0 && { most }),
    });
    expect(payLabel(payOf(text))).toBe('Pay as posted');
  });

  it.each(['Competitive weekly', 'Competitive'])('%p: words alone are not weekly', (text) => {
    expect(payOf(text)).toEqual({ figure: 'Competitive', unit: null, week: null });
  });

  it.each([
    null,
    'weekly',
    '-',
    '.',
    'N/A',
    'n / a',
    'NULL',
    'None',
    'TBD',
    'tbd weekly',
    '0',
    '$0',
    '$0.00 - $0.00 weekly',
    '$null - $null weekly',
    '$undefined weekly',
    '$X - $Y weekly',
  ])('%p is no pay', (text) => {
    expect(payOf(text)).toBeNull();
  });
});

describe('what is said beside the figure', () => {
  it.each([
    ['$2,150/wk + $5,000 sign-on', '$2,150 a week + $5,000 sign-on'],
    ['$2,150/wk, $500-$1,000 completion bonus', '$2,150 a week + $500–$1,000 completion bonus'],
    ['$2,150/wk, travel reimbursement up to $500', '$2,150 a week + up to $500 travel'],
    ['$2,150/wk + OT $75/hr', '$2,150 a week + $75/hr overtime'],
    ['$2,304/wk, OT after 36 $78/hr', '$2,304 a week + $78/hr overtime'],
    ['$2,150/wk incl. $900 housing stipend', '$2,150 a week (incl. $900/week stipend)'],
    [
      '$2,310/wk: $910 taxable + $1,400 tax-free',
      '$2,310 a week (incl. $910/week taxable, incl. $1,400/week tax-free)',
    ],
    ['$2,310 - $2,480 weekly DOE', '$2,310 – $2,480 a week (DOE)'],
    ['$2,160/wk ($60/hr)', '$2,160 a week ($60/hr)'],
    ['$2,160/wk local ($60/hr) + $500 travel bonus', '$2,160 a week + $500 travel ($60/hr)'],
    ['$60/hr x 36 hrs/wk', '$2,160 a week ($60/hr × 36 hours)'],
    ['$60 - $64/hr, 3x12', '$2,160 – $2,304 a week ($60–$64/hr × 36 hours)'],
    ['$58/hr + $2,500 sign-on', '$58/hr + $2,500 sign-on'],
  ])('%p: %p', (text, words) => {
    expect(payInWords(payOf(text))).toBe(words);
  });
});

describe('hourly pay', () => {
  it.each([
    ['no hours are stated', {}, null],
    ['the shifts state them', { shifts: ['Nights, 3 × 12'] }, 2160],
    ['the record states them', { contract: { hoursAWeek: 40 } }, 2400],
    ['only guaranteed hours are stated', { contract: { guaranteedHours: 36 } }, null],
  ])('is a week’s if %s', (_, job, week) => {
    const pay = payOf('$60/hr', job);
    expect(pay?.week?.max ?? null).toBe(week);
    expect(pay?.unit).toBe(week === null ? 'hour' : 'week');
    expect(pay?.most).toBe(week === null ? 60 : undefined);
  });

  it('hands its limit on to the week', () => {
    const pay = payOf('Up to $64/hr', { shifts: ['Nights, 3 x 12'] });
    expect(payInWords(pay)).toBe('Up to $2,304 a week ($64/hr × 36 hours)');
    expect(pay?.limit).toBe('upTo');
  });

  it('is no week’s if no week pays as much', () => {
    expect(payOf('$300/hr', { contract: { hoursAWeek: 84 } })).toMatchObject({ unit: 'hour' });
  });
});

describe('pay in short', () => {
  it.each([
    ['$2,355 - $2,495 weekly', '$2,355–$2,495/wk'],
    ['$2,100 weekly', '$2,100/wk'],
    ['Up to $2,400 weekly', 'up to $2,400/wk'],
    ['$2,000.50 - $2,105.75 weekly', '$2,000–$2,105/wk'],
    ['$2,100.25 - $2,100.75 weekly', '$2,100/wk'],
    ['$2,150/wk + $5,000 sign-on', '$2,150/wk'],
    ['$58/hr', '$58/hr'],
    [null, null],
    ['Competitive', null],
    ['$58 weekly', null],
    ['$95,000/yr', null],
  ])('%p: %p', (text, short) => {
    expect(shortPay(payOf(text))).toBe(short);
  });
});

it.each([
  '$2,310 - $2,480 weekly',
  'Up to $2,310/wk + $500 bonus',
  '$2,310+/wk',
  '$58/hr, OT $90/hr',
  'Days $58/hr, Nights $64/hr',
  'Was $2,900, now $2,310 a week',
])('%p is kept by a device with its label', (text) => {
  const pay = payOf(text);
  expect(keptPay(payInWords(pay))).toMatchObject({
    figure: figureInWords(pay),
    unit: pay?.unit,
  });
});
