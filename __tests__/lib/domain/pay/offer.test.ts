import { buildJob } from '@/__tests__/support/build-job';
import {
  jobBesideOffer,
  missingFigure,
  offerAnswer,
  offerPay,
  type Offer,
} from '@/lib/domain/pay/offer';

const offerOf = (figures: Partial<Offer>): Offer => ({
  pay: null,
  hours: null,
  stipend: null,
  weeks: null,
  other: null,
  ...figures,
});
const one = (dollars: number) => ({ min: dollars, max: dollars });
const jobOf = (payText: string | null, contractLength: string | null = '13 weeks') =>
  jobBesideOffer(buildJob({ payText, contractLength, shifts: ['Nights, 3 × 12'] }));

describe('what an offer pays', () => {
  it.each<
    [why: string, Partial<Offer>, week: number | null, hour: number | null, all: number | null]
  >([
    ['a week', { pay: 2_450 }, 2_450, null, null],
    ['a week of hours', { pay: 2_448, hours: 36 }, 2_448, 68, null],
    ['weeks', { pay: 2_450, weeks: 13 }, 2_450, null, 31_850],
    ['a stipend beside the pay', { pay: 1_400, stipend: 1_050 }, 2_450, null, null],
    ['an hour', { pay: 22, hours: 36, stipend: 1_512 }, 2_304, 64, null],
    ['the most an hour pays', { pay: 299.99, hours: 10 }, 2_999.9, 299.99, null],
    ['the least a week pays', { pay: 300, hours: 10 }, 300, 30, null],
    [
      'once, spread over the weeks',
      { pay: 2_000, hours: 40, weeks: 10, other: 1_000 },
      2_100,
      52.5,
      21_000,
    ],
    ['nothing once', { pay: 2_000, other: 0 }, 2_000, null, null],
    ['no pay', { hours: 36, stipend: 1_050, weeks: 13 }, null, null, null],
    ['an hour without hours', { pay: 68, weeks: 13 }, null, null, null],
    ['once without weeks', { pay: 2_000, hours: 40, other: 1_000 }, null, null, null],
  ])('%s', (_, figures, week, hour, contract) =>
    expect(offerPay(offerOf(figures))).toEqual({
      week: week === null ? null : one(week),
      hour: hour === null ? null : one(hour),
      contract: contract === null ? null : one(contract),
    }),
  );
});

it.each<[Partial<Offer>, ReturnType<typeof missingFigure>]>([
  [{}, 'pay'],
  [{ hours: 36, weeks: 13 }, 'pay'],
  [{ pay: 299 }, 'hours'],
  [{ pay: 299, hours: 36 }, null],
  [{ pay: 300 }, null],
  [{ pay: 2_450, other: 500 }, 'weeks'],
  [{ pay: 2_450, other: 500, weeks: 13 }, null],
])('an offer of %j lacks %s', (figures, missing) =>
  expect(missingFigure(offerOf(figures))).toBe(missing),
);

describe('a job beside it', () => {
  it('has its pay by the week, the hour and the contract, and a word for each figure', () => {
    expect(jobOf('$2,340 weekly + $5,000 sign-on')).toEqual({
      pay: { week: one(2_340), hour: one(65), contract: one(30_420) },
      hours: 36,
      words: {
        pay: '$2,340 a week',
        hours: '36',
        stipend: 'Not in the posting',
        weeks: '13 weeks',
        other: '+ $5,000 sign-on',
      },
      aside: ', without this job’s $5,000 sign-on',
    });
  });

  it('counts the hours that its record states before those of its shifts', () => {
    const job = buildJob({ payText: '$2,400 weekly', shifts: ['Nights, 3 × 12'] });
    expect(jobBesideOffer({ ...job, contract: { hoursAWeek: 48 } })).toMatchObject({
      hours: 48,
      pay: { hour: one(50) },
    });
  });

  it('says what it does not state', () => {
    const job = buildJob({ payText: null, contractLength: null, shifts: ['Nights'] });
    expect(jobBesideOffer(job)).toEqual({
      pay: { week: null, hour: null, contract: null },
      hours: null,
      aside: '',
      words: Object.fromEntries(
        ['pay', 'hours', 'stipend', 'weeks', 'other'].map((name) => [name, 'Not in the posting']),
      ),
    });
  });

  it('shows a length that is no number of weeks, and other pay, as they are', () => {
    expect(jobOf('$700/shift', '3 months')).toMatchObject({
      pay: { week: null, contract: null },
      words: { pay: '$700/shift', stipend: 'Not in the posting', weeks: '3 months' },
    });
  });
});

describe('the answer', () => {
  it.each<[why: string, Partial<Offer>, payText: string | null, answer: string]>([
    ['nothing typed', {}, '$2,340 weekly', 'Enter your offer’s pay to compare'],
    ['no hours', { pay: 68 }, '$2,340 weekly', 'Enter the hours a week to compare'],
    ['no weeks', { pay: 2_448, other: 9 }, '$2,340 weekly', 'Enter the weeks to compare'],
    ['no pay of the job', { pay: 2_448 }, null, 'This job lists no weekly pay to compare with'],
    [
      'no pay, other hours',
      { pay: 2_448, hours: 48 },
      null,
      'This job lists no weekly pay to compare with',
    ],
    [
      'a sign-on besides',
      { pay: 2_000, other: 5_000, weeks: 13 },
      '$2,000 weekly + $5,000 sign-on',
      'Your offer: about $380 more a week, without this job’s $5,000 sign-on',
    ],
    [
      'a limit',
      { pay: 2_450 },
      'Up to $2,500 weekly',
      'This job: about $50 more a week, at this job’s top pay',
    ],
    ['more', { pay: 2_448 }, '$2,340 weekly', 'Your offer: about $110 more a week'],
    ['less', { pay: 2_448 }, '$2,520 weekly', 'This job: about $70 more a week'],
    ['the same', { pay: 2_448 }, '$2,450 weekly', 'Both pay about the same a week'],
    ['just the same', { pay: 2_454.99 }, '$2,450 weekly', 'Both pay about the same a week'],
    ['just more', { pay: 2_455 }, '$2,450 weekly', 'Your offer: about $10 more a week'],
    ['just less', { pay: 2_445 }, '$2,450 weekly', 'This job: about $10 more a week'],
    [
      'in a range',
      { pay: 2_448 },
      '$2,300 - $2,500 weekly',
      'Your offer is within this job’s weekly range',
    ],
    [
      'above a range',
      { pay: 2_448 },
      '$2,300 - $2,400 weekly',
      'Your offer: about $50 to $150 more a week',
    ],
    [
      'below a range',
      { pay: 2_448 },
      '$2,600 - $2,700 weekly',
      'This job: about $150 to $250 more a week',
    ],
    [
      'a range that rounds to one figure',
      { pay: 2_448 },
      '$2,600 - $2,602 weekly',
      'This job: about $150 more a week',
    ],
    [
      'as many hours',
      { pay: 2_448, hours: 36 },
      '$2,340 weekly',
      'Your offer: about $110 more a week',
    ],
    [
      'longer weeks',
      { pay: 2_448, hours: 48 },
      '$2,340 weekly',
      'This job: about $14 more an hour',
    ],
    [
      'shorter weeks',
      { pay: 2_448, hours: 34 },
      '$2,340 - $2,376 weekly',
      'Your offer: about $6 to $7 more an hour',
    ],
    [
      'other hours, the same pay',
      { pay: 2_600, hours: 40 },
      '$2,340 weekly',
      'Both pay about the same an hour',
    ],
    [
      'other hours, in a range',
      { pay: 2_600, hours: 40 },
      '$2,300 - $2,400 weekly',
      'Your offer is within this job’s hourly range',
    ],
    [
      'paid once',
      { pay: 2_240, other: 1_300, weeks: 13 },
      '$2,340 weekly',
      'Both pay about the same a week',
    ],
  ])('%s', (_, figures, payText, answer) =>
    expect(offerAnswer(offerOf(figures), jobOf(payText))).toBe(answer),
  );
});
