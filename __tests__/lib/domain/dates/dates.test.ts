import fc from 'fast-check';
import {
  addDays,
  dayStart,
  daysBetween,
  feedDate,
  formatAge,
  jobAge,
  parseDaysOpen,
  postingDate,
} from '@/lib/domain/dates/dates';

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("the feed's day, in America/Chicago (SD-07)", () => {
  it.each([
    ['one minute before midnight in Chicago, summer', '2026-08-20T04:59:00Z', '2026-08-19'],
    ['midnight in Chicago, summer', '2026-08-20T05:00:00Z', '2026-08-20'],
    ['one minute before midnight in Chicago, winter', '2026-01-02T05:59:00Z', '2026-01-01'],
    ['midnight in Chicago, winter', '2026-01-02T06:00:00Z', '2026-01-02'],
    ['the last minute of a year', '2027-01-01T05:59:59Z', '2026-12-31'],
  ])('%s', (_, now, day) => {
    expect(feedDate(new Date(now))).toBe(day);
  });
});

describe('counting days', () => {
  it.each([
    ['2026-02-27', 2, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-11-01', 1, '2026-11-02'],
  ])('%s and %d days is %s', (from, count, to) => {
    expect(addDays(from, count)).toBe(to);
    expect(daysBetween(from, to)).toBe(count);
  });

  it('finds as many days between two days as were added', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -40_000, max: 40_000 }), (day, count) =>
        expect(daysBetween(day, addDays(day, count))).toBe(count),
      ),
    );
  });
});

describe('days open as the feed sends them (DT-07)', () => {
  it.each([
    [0, 0],
    [12, 12],
    [3.7, 3],
    [-4, 0],
    ['12', 12],
    [' 12.0 ', 12],
    ['12 days', 12],
    ['1 day', 1],
    ['30+', 30],
    ['30+ days', 30],
    ['1,024', 1024],
    ['-2', 0],
  ])('%p is %d', (value, expected) => {
    expect(parseDaysOpen(value)).toBe(expected);
  });

  it.each([
    null,
    undefined,
    '',
    'new',
    'N/A',
    '2026-08-01',
    '3,5',
    '1,2000',
    NaN,
    Infinity,
    1e21,
    36_501,
    true,
    [3],
    {},
  ])('%p is unusable', (value) => {
    expect(parseDaysOpen(value)).toBeNull();
  });

  it('are null or whole, from 0 to a century, whatever is sent', () => {
    const values = fc.oneof(fc.anything(), fc.double(), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(values, days, (value, feed) => {
        const open = parseDaysOpen(value) ?? 0;
        expect(Number.isInteger(open) && open >= 0 && open <= 36_500).toBe(true);
        expect(daysBetween(postingDate(feed, open), feed)).toBe(open);
      }),
    );
  });
});

describe('the posting date (SD-07)', () => {
  it.each([
    [0, '2026-08-20'],
    [20, '2026-07-31'],
    [-3, '2026-08-20'],
  ])('of a job open for %d days', (open, posted) => {
    expect(postingDate('2026-08-20', open)).toBe(posted);
  });
});

describe('the age of a job in words (CN-08)', () => {
  it.each([
    [-1, 'Today'],
    [0, 'Today'],
    [1, '1 day ago'],
    [2, '2 days ago'],
    [60, '60 days ago'],
  ])('%d days: %s', (count, text) => {
    expect(formatAge(count)).toBe(text);
  });

  it('counts from the posting date, so that a page cached overnight stays right', () => {
    expect(jobAge({ postedOn: '2026-08-17' }, '2026-08-20')).toBe(3);
    expect(jobAge({ postedOn: '2026-08-17' }, '2026-08-21')).toBe(4);
  });

  it('is never below today', () => {
    expect(jobAge({ postedOn: '2026-08-21' }, '2026-08-20')).toBe(0);
  });

  it.each([null, '', 'yesterday'])('is unknown for a posting date of %p', (postedOn) => {
    expect(jobAge({ postedOn }, '2026-08-20')).toBeNull();
  });
});

describe('the moment a day begins in the feed’s zone', () => {
  it.each([
    ['2026-01-15', '2026-01-15T06:00:00.000Z'],
    ['2026-07-15', '2026-07-15T05:00:00.000Z'],
    // Daylight saving time starts and ends at two in the morning.
    ['2026-03-08', '2026-03-08T06:00:00.000Z'],
    ['2026-03-09', '2026-03-09T05:00:00.000Z'],
    ['2026-11-01', '2026-11-01T05:00:00.000Z'],
    ['2026-11-02', '2026-11-02T06:00:00.000Z'],
  ])('%s', (day, moment) => {
    expect(dayStart(day).toISOString()).toBe(moment);
    expect(feedDate(new Date(dayStart(day).getTime() - 1))).toBe(addDays(day, -1));
  });
});
