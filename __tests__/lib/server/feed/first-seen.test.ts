import type { Job } from '@/lib/domain/job/job';
import { toListedJobs } from '@/lib/server/feed/listed-job';
import { createFirstSeenDates } from '@/lib/server/feed/first-seen';
import { buildJob } from '@/__tests__/support/build-job';

/** A job both as a look-up and as the feed may return it: each test needs one or the other. */
function build(overrides: Partial<Job>) {
  const job = buildJob(overrides);
  return { ...job, ...toListedJobs([job])[0]! };
}

/** A job as one day's feed has it. */
const on = (day: string, postedOn: string | null) =>
  build({ id: 'a1', postedOn, firstSeenOn: day, lastSeenOn: day });

describe('the dates of a job (SD-03, SD-07)', () => {
  it('are those of its first day, whatever age the feed states later', () => {
    const firstSeen = createFirstSeenDates();
    firstSeen.inFeed(on('2026-08-20', '2026-08-17'));
    expect(firstSeen.inFeed(on('2026-08-25', '2026-08-24'))).toMatchObject({
      postedOn: '2026-08-17',
      firstSeenOn: '2026-08-20',
      lastSeenOn: '2026-08-25',
    });
  });

  it('an age that becomes known later sets the posting date', () => {
    const firstSeen = createFirstSeenDates();
    firstSeen.inFeed(on('2026-08-20', null));
    expect(firstSeen.inFeed(on('2026-08-21', '2026-08-17')).postedOn).toBe('2026-08-17');
    expect(firstSeen.inFeed(on('2026-08-22', null)).postedOn).toBe('2026-08-17');
  });

  it('a job that left the feed was last seen on its last day there', () => {
    const firstSeen = createFirstSeenDates();
    firstSeen.inFeed(on('2026-08-20', '2026-08-17'));
    expect([firstSeen.inFeedOn('a1'), firstSeen.inFeedOn('b1')]).toEqual(['2026-08-20', null]);
    expect(firstSeen.lookedUp(on('2026-08-29', '2026-08-26'))).toMatchObject({
      postedOn: '2026-08-17',
      firstSeenOn: '2026-08-20',
      lastSeenOn: '2026-08-20',
    });
  });

  it('an ad-hoc job keeps the day a look-up first found it, and has no day in the feed', () => {
    const firstSeen = createFirstSeenDates();
    firstSeen.lookedUp(on('2026-08-20', null));
    expect(firstSeen.lookedUp(on('2026-08-29', null))).toMatchObject({
      postedOn: null,
      firstSeenOn: '2026-08-20',
      lastSeenOn: null,
    });
  });

  it('are the same after being stored and read back', () => {
    const before = createFirstSeenDates();
    before.inFeed(on('2026-08-20', '2026-08-17'));
    const after = createFirstSeenDates();
    after.restore(before.entries());
    expect(after.inFeed(on('2026-08-25', null))).toMatchObject({
      postedOn: '2026-08-17',
      firstSeenOn: '2026-08-20',
    });
  });
});

describe('the day a job changed', () => {
  const told = (day: string, payText: string, daysOpen = 3) =>
    build({ id: 'a1', payText, daysOpen, firstSeenOn: day, lastSeenOn: day });

  it('is the last day on which the feed had a difference; growing older is no change', () => {
    const firstSeen = createFirstSeenDates();
    expect(firstSeen.inFeed(told('2026-08-20', '$2,000')).changedOn).toBeNull();
    expect(firstSeen.inFeed(told('2026-08-21', '$2,000', 4)).changedOn).toBeNull();
    expect(firstSeen.inFeed(told('2026-08-22', '$2,100', 5)).changedOn).toBe('2026-08-22');
    expect(firstSeen.inFeed(told('2026-08-23', '$2,100', 6)).changedOn).toBe('2026-08-22');
    expect(firstSeen.inFeed(told('2026-08-24', '$2,200', 7)).changedOn).toBe('2026-08-24');
  });

  it('is none for a job that only a look-up words differently', () => {
    const firstSeen = createFirstSeenDates();
    firstSeen.lookedUp(told('2026-08-20', '$2,000 a week'));
    expect(firstSeen.inFeed(told('2026-08-21', '$2,000')).changedOn).toBeNull();
    expect(firstSeen.lookedUp(told('2026-08-22', '$2,000 a week')).changedOn).toBeNull();
    expect(firstSeen.inFeed(told('2026-08-23', '$2,000')).changedOn).toBeNull();
  });

  it('is the same after being stored and read back', () => {
    const before = createFirstSeenDates();
    before.inFeed(told('2026-08-20', '$2,000'));
    const after = createFirstSeenDates();
    after.restore(before.entries());
    expect(after.inFeed(told('2026-08-25', '$2,100')).changedOn).toBe('2026-08-25');
  });
});
