import { buildJob } from '@/__tests__/support/build-job';
import type { JobContract } from '@/lib/domain/job/job';
import { readNumber, type Offer } from '@/lib/domain/pay/offer/offer';
import { jobFigures, offerFigures } from '@/lib/domain/pay/offer/offer-figures';
import { offerDifferences } from '@/lib/domain/pay/offer/offer-words';

const offerOf = (parts: Partial<Offer>): Offer => ({
  weekly: null,
  hourly: null,
  hours: null,
  daysOff: null,
  stipends: 0,
  weeks: null,
  once: 0,
  ...parts,
});
const one = (dollars: number) => ({ min: dollars, max: dollars });

describe('a typed number', () => {
  it.each<[string, number | null]>([
    ['2450', 2_450],
    ['$2,450', 2_450],
    [' $ 2,450.50 ', 2_450.5],
    ['12,345', 12_345],
    ['0', 0],
    ['', null],
    ['2450/wk', null],
    ['2,45', null],
    ['2.450,00', null],
    ['2450-2600', null],
    ['-5', null],
    ['1e3', null],
    ['2k', null],
    ['9999999', null],
  ])('%j is %j', (text, number) => expect(readNumber(text)).toBe(number));
});

describe('the pay of an offer', () => {
  it('is its weekly total, if it has one', () => {
    const offer = offerOf({ weekly: 2_450, hourly: 10, hours: 36, stipends: 5, weeks: 13 });
    expect(offerFigures(offer)).toMatchObject({
      week: one(2_450),
      contract: one(31_850),
      hours: 36,
      weeks: { min: 13, max: 13 },
    });
    expect(offerFigures(offer).hour?.max).toBeCloseTo(68.06, 2);
  });

  it('is the sum of its parts, if it has no total', () => {
    expect(offerFigures(offerOf({ hourly: 22, hours: 36, stipends: 1_512 })).week).toEqual(
      one(2_304),
    );
    expect(offerFigures(offerOf({ hourly: 22, stipends: 1_512 })).week).toBeNull();
  });

  it('includes one-time payments in the contract, and spreads them over its hours', () => {
    const offer = offerOf({ weekly: 2_000, hours: 40, weeks: 10, once: 1_000 });
    expect(offerFigures(offer)).toMatchObject({ contract: one(21_000), hour: one(52.5) });
    expect(offerFigures({ ...offer, weeks: null })).toMatchObject({
      contract: null,
      hour: one(50),
    });
  });
});

describe('the pay of a job', () => {
  it.each<[JobContract | undefined, hours: number, daysOff: number | null]>([
    [undefined, 36, 4],
    [{ openings: 2 }, 36, 4],
    [{ hoursAWeek: 36 }, 36, 4],
    // The stated hours come before those of the shifts (docs/decisions/0006).
    [{ hoursAWeek: 48 }, 48, null],
  ])('with the contract %j: %s hours a week', (contract, hours, daysOff) => {
    const job = buildJob({ payText: '$2,400 weekly', shifts: ['Nights, 3 × 12'] });
    expect(jobFigures(contract ? { ...job, contract } : job)).toMatchObject({
      hours,
      daysOff,
      hour: one(2_400 / hours),
    });
  });
});

describe('an offer beside a job', () => {
  const job = (pay: string, contractLength = '13 weeks') =>
    jobFigures(buildJob({ payText: pay, contractLength, shifts: ['Nights, 3 × 12'] }));
  const offer = offerFigures(offerOf({ weekly: 2_448, hours: 36, daysOff: 4, weeks: 13 }));

  it.each<[why: string, pay: string, sentences: readonly string[]]>([
    [
      'more',
      '$2,340 weekly',
      [
        'Your offer pays about $110 more a week.',
        'Your offer pays about $3 more an hour, blended.',
        'Your offer pays about $1,400 more over the contract.',
      ],
    ],
    [
      'less',
      '$2,520 weekly',
      [
        'This job pays about $70 more a week.',
        'This job pays about $2 more an hour, blended.',
        'This job pays about $900 more over the contract.',
      ],
    ],
    [
      'the same',
      '$2,450 weekly',
      [
        'Both pay about the same per week.',
        'Both pay about the same per hour, blended.',
        'Both pay about the same over the contract.',
      ],
    ],
    [
      'within a range',
      '$2,300 - $2,500 weekly',
      [
        'Your offer is within this job’s weekly range.',
        'Your offer is within this job’s hourly range, blended.',
        'Your offer is within this job’s range over the contract.',
      ],
    ],
    [
      'below a range',
      '$2,600 - $2,700 weekly',
      [
        'This job pays about $150 to $250 more a week.',
        'This job pays about $4 to $7 more an hour, blended.',
        'This job pays about $2,000 to $3,300 more over the contract.',
      ],
    ],
    ['no weekly figure', '$700/shift', []],
  ])('%s', (_, pay, sentences) => expect(offerDifferences(offer, job(pay))).toEqual(sentences));

  it.each<[hours: number | null, said: readonly string[]]>([
    [48, ['Your offer asks for 12 more hours a week.']],
    [35, ['This job asks for 1 more hour a week.']],
    [37.5, ['Your offer asks for 1.5 more hours a week.']],
    [36, []],
    [null, []],
  ])('of %s hours beside 36: %j', (hours, said) => {
    const [, ...rest] = offerDifferences(
      offerFigures(offerOf({ weekly: 2_448, hours })),
      job('$2,450 weekly'),
    );
    expect(rest.filter((sentence) => sentence.includes('asks for'))).toEqual(said);
  });

  it('says if the contracts differ in length, and leaves out what is not known', () => {
    expect(offerDifferences(offer, job('$2,450 weekly', '8 weeks'))).toContain(
      'The two contracts differ in length.',
    );
    const [week, ...rest] = offerDifferences(
      offerFigures(offerOf({ weekly: 2_448 })),
      job('$2,450 weekly'),
    );
    expect([week, rest]).toEqual(['Both pay about the same per week.', []]);
  });
});
