import fc from 'fast-check';
import type { JobContract } from '@/lib/domain/job/job';
import { JOB_FIELDS } from '@/lib/platform/fields';
import { readContract } from '@/lib/platform/job-contract';
import { readJobRecords } from '@/lib/platform/jobs';
import { toJob } from '@/lib/platform/to-job';
import { buildRawJob } from '@/__tests__/support/raw-job';

const TODAY = '2026-11-25';
const NAMES = ['startsOn', 'hoursAWeek', 'guaranteedHours', 'openings'] as const;
const contractOf = (record: Readonly<Record<string, unknown>>) => readContract(record, TODAY);

describe('a contract that only some records state (docs/decisions/0006)', () => {
  it.each<[unknown, JobContract['startsOn'] | null]>([
    ['2026-12-07', '2026-12-07'],
    ['2026-12-07T00:00:00.000+0000', '2026-12-07'],
    ['2026-12-07 08:00', '2026-12-07'],
    ['12/7/2026', '2026-12-07'],
    ['02/28/2027', '2027-02-28'],
    [' ASAP ', 'asap'],
    ['As soon as possible', 'asap'],
    ['Immediate', 'asap'],
    // A start today is not over.
    [TODAY, TODAY],
  ])('a start of %j: %s', (value, startsOn) => {
    expect(contractOf({ Start_Date: value })).toEqual({
      contract: { startsOn },
      unfit: [],
    });
  });

  it.each([
    '2026-11-31',
    '2027-02-29',
    '13/01/2026',
    '7.12.2026',
    '12/7/26',
    '2026-12-07 or later',
    'January 4',
    'flexible',
    '2028-01-01',
    '1970-01-01',
    '<b>2026-12-07</b>',
    1_796_601_600_000,
    true,
    ['2026-12-07'],
    { date: '2026-12-07' },
    `2026-12-07${' x'.repeat(9e4)}`,
  ])('no start in %j, which is counted', (value) => {
    expect(contractOf({ StartDate: value })).toEqual({
      contract: null,
      unfit: ['StartDate'],
    });
  });

  it('a start that has passed is left out, and does not count as a bad value', () => {
    expect(contractOf({ Start_Date: '2026-11-24' })).toEqual({
      contract: null,
      unfit: [],
    });
  });

  it.each<[unknown, number | null]>([
    [36, 36],
    ['36', 36],
    ['36.00', 36],
    ['37.5', 37.5],
    ['36 hours', 36],
    ['36 hrs/week', 36],
    ['40 hours per week', 40],
    ['48h', 48],
    ['40 hours weekly', 40],
    [84, 84],
    [-36, null],
    [85, null],
    ['3 × 12', null],
    ['36-40', null],
    ['up to 36', null],
    ['1e1', null],
    ['full time', null],
  ])('hours a week of %j: %s', (value, hoursAWeek) => {
    const { contract, unfit } = contractOf({ AVTRRT__Hours_Per_Week__c: value });
    expect(contract).toEqual(hoursAWeek === null ? null : { hoursAWeek });
    expect(unfit).toEqual(hoursAWeek === null ? ['AVTRRT__Hours_Per_Week__c'] : []);
  });

  it.each<[unknown, number | null]>([
    [3, 3],
    ['3.0', 3],
    ['1 opening', 1],
    ['2 positions', 2],
    [99, 99],
    [100, null],
    ['2.5', null],
    ['several', null],
  ])('openings of %j: %s', (value, openings) => {
    const { contract, unfit } = contractOf({ AVTRRT__Number_of_Positions__c: value });
    expect(contract).toEqual(openings === null ? null : { openings });
    expect(unfit).toEqual(openings === null ? ['AVTRRT__Number_of_Positions__c'] : []);
  });

  it.each(['Hours_Per_Week', 'Guaranteed_Hours', 'Openings'])('%s of 0 counts as none', (name) => {
    for (const none of [0, '0', ' 0.00 '])
      expect(contractOf({ [name]: none })).toEqual({
        contract: null,
        unfit: [],
      });
  });

  it('guaranteed hours beyond those of the shifts are not believed', () => {
    const record = { Shiftn: 'Nights, 3 × 12', Guaranteed_Hours: 40 };
    expect(contractOf(record)).toMatchObject({ contract: null, unfit: ['Guaranteed_Hours'] });
    expect(contractOf({ ...record, Guaranteed_Hours: 36 }).contract).toEqual({
      guaranteedHours: 36,
    });
    // The stated hours come before those of the shifts.
    expect(contractOf({ ...record, Hours_Per_Week: 40 }).contract).toMatchObject({
      guaranteedHours: 40,
    });
  });

  it('guaranteed hours beyond the stated hours are not believed', () => {
    expect(contractOf({ Hours_Per_Week: 36, Guaranteed_Hours: 36 }).contract).toEqual({
      hoursAWeek: 36,
      guaranteedHours: 36,
    });
    expect(contractOf({ Hours_Per_Week: 36, Guaranteed_Hours: 40 })).toMatchObject({
      contract: { hoursAWeek: 36 },
      unfit: ['Guaranteed_Hours'],
    });
    expect(contractOf({ Guaranteed_Hours: 32 }).contract).toEqual({ guaranteedHours: 32 });
  });

  it('the first name with a plausible value wins; without one, the first name with any value is reported', () => {
    const record = { AVTRRT__Start_Date__c: 'soon', Start_Date: ' ', StartDate: '2026-12-14' };
    expect(contractOf(record)).toEqual({
      contract: { startsOn: '2026-12-14' },
      unfit: [],
    });
    expect(contractOf({ ...record, StartDate: 'later' }).unfit).toEqual(['AVTRRT__Start_Date__c']);
    const both = { AVTRRT__Start_Date__c: '2026-12-07', StartDate: '2026-12-14' };
    expect(contractOf(both).contract).toEqual({ startsOn: '2026-12-07' });
  });

  it.each(NAMES.flatMap((field) => JOB_FIELDS[field].map((name) => [field, name] as const)))(
    '%s is read from the field %s',
    (field, name) => {
      const value = field === 'startsOn' ? '2026-12-07' : 12;
      expect(contractOf({ [name]: value }).contract).toEqual({ [field]: value });
    },
  );

  it('never throws, and has only values of its contract', () => {
    const names = NAMES.flatMap((field) => [...JOB_FIELDS[field]]);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.anything()), (record) => {
        const { contract } = contractOf(record);
        for (const value of Object.values(contract ?? {}))
          expect(typeof value === 'number' || /^(asap|\d{4}-\d\d-\d\d)$/.test(value)).toBe(true);
      }),
    );
  });
});

describe('a job with a contract', () => {
  it('has the fields its record states; implausible fields are reported once per read, however many records have them', () => {
    const record = buildRawJob({ Start_Date: '2026-12-07', Openings: 'many', Geolocation: 'x' });
    expect(toJob(record, TODAY)).toMatchObject({
      job: { contract: { startsOn: '2026-12-07' } },
      warning: 'Geolocation cannot be read',
      unfit: ['Openings'],
    });
    const records = Array.from({ length: 20 }, (_, at) =>
      buildRawJob({ Record_Id: `a${at}`, Openings: 'many', Hours_Per_Week: 'x' }),
    );
    expect(readJobRecords(records, TODAY)).toMatchObject({
      jobs: { length: 20 },
      warnings: [
        { id: null, problem: 'Hours_Per_Week is not plausible' },
        { id: null, problem: 'Openings is not plausible' },
      ],
    });
  });

  it('has no such part if it states none, or only a start that has passed', () => {
    for (const record of [buildRawJob(), buildRawJob({ Start_Date: '2026-11-01' })]) {
      const reading = toJob(record, TODAY);
      expect(reading).toMatchObject({ warning: null });
      expect('job' in reading && Object.keys(reading.job)).not.toContain('contract');
    }
  });
});
