import { wholeJob } from '@/lib/server/feed/listed-job';
import { fromVersion3 } from '@/lib/server/feed/before-database/stored-version-3';
import { buildJob } from '@/__tests__/support/build-job';

const FIRST_SEEN = {
  firstSeenOn: '2026-08-20',
  postedOn: null,
  inFeedOn: '2026-08-20',
  content: 'q0Zz',
  changedOn: null,
};
const PAY_LINE: readonly unknown[] = ['2026-08-20', 14, 2_310, 2_180, 2_520, 1_900, 2_900];
const whole = (overrides: object = {}) => ({
  version: 3,
  fetchedAt: '2026-08-20T15:00:00.000Z',
  droppedCount: 2,
  jobs: [
    buildJob(),
    buildJob({ id: 'b2', coordinates: null, description: null, postedOn: null, titles: [] }),
  ],
  firstSeen: [['b2', FIRST_SEEN]],
  ...overrides,
});
const withJob = (overrides: object) => whole({ jobs: [{ ...buildJob(), ...overrides }] });

describe('a list of version 3, read from disk', () => {
  it('that was written by us is accepted', () => {
    const stored = fromVersion3(JSON.parse(JSON.stringify(whole())));
    expect(stored).toMatchObject({ droppedCount: 2 });
    expect(stored?.jobs.map(wholeJob)).toEqual(whole().jobs);
    expect(stored?.firstSeen).toEqual(whole().firstSeen);
  });

  it('that was written before there were pay pages is accepted, and one with pay lines', () => {
    for (const payLines of [undefined, [], [['/pay/icu', [PAY_LINE, PAY_LINE]]]])
      expect(fromVersion3(whole({ payLines }))).not.toBeNull();
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['text', 'snapshot'],
    ['another version', whole({ version: 1 })],
    ['no moment', whole({ fetchedAt: 'yesterday' })],
    ['no jobs', whole({ jobs: undefined })],
    ['a job that is null', whole({ jobs: [null] })],
    ['a job without an id', withJob({ id: '' })],
    ['a job without one of its fields', withJob({ shifts: undefined })],
    ['a title that is no text', withJob({ title: 7 })],
    ['titles that are no texts', withJob({ titles: ['RN', null] })],
    ['a date that is no date', withJob({ postedOn: 'soon' })],
    ['coordinates without longitude', withJob({ coordinates: { latitude: 1 } })],
    ['days open as text', withJob({ daysOpen: '3' })],
    ['first-seen dates that are no pairs', whole({ firstSeen: [['a1']] })],
    ['lines of pay that are no list', whole({ payLines: [['/pay/icu', 'many']] })],
    ['lines of pay of no page', whole({ payLines: [[PAY_LINE]] })],
    ['a line of pay that lacks a figure', whole({ payLines: [['/pay/icu', [PAY_LINE.slice(1)]]] })],
    ['a line of pay with text', whole({ payLines: [['/pay/icu', [PAY_LINE.with(2, '$2,310')]]] })],
    ['a line of pay of no day', whole({ payLines: [['/pay/icu', [PAY_LINE.with(0, 'soon')]]] })],
    [
      'a first-seen date of another shape',
      whole({ firstSeen: [['a1', { ...FIRST_SEEN, inFeedOn: 3 }]] }),
    ],
  ])('with %s is not accepted', (_name, value) => {
    expect(fromVersion3(value)).toBeNull();
  });

  it('without any one of its fields is not accepted', () => {
    // What a job pays is read from its text.
    for (const name of Object.keys(buildJob()).filter((key) => key !== 'pay'))
      expect([name, fromVersion3(withJob({ [name]: undefined }))]).toEqual([name, null]);
  });
});
