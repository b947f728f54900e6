import { isStoredSnapshot, STORED_VERSION } from '@/lib/server/feed/stored-snapshot';
import { buildJob } from '@/__tests__/support/build-job';

const FIRST_SEEN = {
  firstSeenOn: '2026-08-20',
  postedOn: null,
  inFeedOn: '2026-08-20',
  content: 'q0Zz',
  changedOn: null,
};
const PAY_LINE: readonly unknown[] = ['2026-08-20', 14, 2_310, 2_180, 2_520, 1_900, 2_900];
const CHANGE: readonly unknown[] = ['2026-08-21', 'pay', 120, 120];
const whole = (overrides: object = {}) => ({
  version: STORED_VERSION,
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

describe('a snapshot read from disk', () => {
  it('that was written by us is taken', () => {
    expect(isStoredSnapshot(JSON.parse(JSON.stringify(whole())))).toBe(true);
  });

  it('that was written before there were pay pages is taken, and one with lines of them', () => {
    for (const payLines of [undefined, [], [['/pay/icu', [PAY_LINE, PAY_LINE]]]])
      expect(isStoredSnapshot(whole({ payLines }))).toBe(true);
  });

  it('that was written before changes were kept is taken, and one with some', () => {
    const changes = [['b2', [['2026-08-20', 'shift'], CHANGE]]];
    for (const told of [undefined, [], changes])
      expect(isStoredSnapshot(whole({ changes: told }))).toBe(true);
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
    ['changes of no job', whole({ changes: [[CHANGE]] })],
    ['a change of no day', whole({ changes: [['b2', [CHANGE.with(0, 'soon')]]] })],
    ['a change of no part', whole({ changes: [['b2', [CHANGE.with(1, 'toString')]]] })],
    ['a change with text for a figure', whole({ changes: [['b2', [CHANGE.with(2, '$120')]]] })],
    ['a change that lacks a figure', whole({ changes: [['b2', [CHANGE.slice(0, 3)]]] })],
    [
      'a first-seen date of another shape',
      whole({ firstSeen: [['a1', { ...FIRST_SEEN, inFeedOn: 3 }]] }),
    ],
  ])('with %s is not', (_name, value) => {
    expect(isStoredSnapshot(value)).toBe(false);
  });

  it('without any one of its fields is not', () => {
    for (const name of Object.keys(buildJob()))
      expect([name, isStoredSnapshot(withJob({ [name]: undefined }))]).toEqual([name, false]);
  });
});
