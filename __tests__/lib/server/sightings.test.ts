import { createSightings } from '@/lib/server/sightings';
import { buildJob } from '@/__tests__/support/build-job';

/** A job as one day's feed has it. */
const on = (day: string, postedOn: string | null) =>
  buildJob({ id: 'a1', postedOn, firstSeenOn: day, lastSeenOn: day });

describe('the dates of a job (SD-03, SD-07)', () => {
  it('are those of its first day, whatever the feed counts later', () => {
    const sightings = createSightings();
    sightings.inFeed(on('2026-08-20', '2026-08-17'));
    expect(sightings.inFeed(on('2026-08-25', '2026-08-24'))).toMatchObject({
      postedOn: '2026-08-17',
      firstSeenOn: '2026-08-20',
      lastSeenOn: '2026-08-25',
    });
  });

  it('an age that becomes known later gives the posting date', () => {
    const sightings = createSightings();
    sightings.inFeed(on('2026-08-20', null));
    expect(sightings.inFeed(on('2026-08-21', '2026-08-17')).postedOn).toBe('2026-08-17');
    expect(sightings.inFeed(on('2026-08-22', null)).postedOn).toBe('2026-08-17');
  });

  it('a job that left the feed was last seen on its last day there', () => {
    const sightings = createSightings();
    sightings.inFeed(on('2026-08-20', '2026-08-17'));
    expect(sightings.lookedUp(on('2026-08-29', '2026-08-26'))).toMatchObject({
      postedOn: '2026-08-17',
      firstSeenOn: '2026-08-20',
      lastSeenOn: '2026-08-20',
    });
  });

  it('an ad-hoc job keeps the day a look-up first found it, and was never seen in the feed', () => {
    const sightings = createSightings();
    sightings.lookedUp(on('2026-08-20', null));
    expect(sightings.lookedUp(on('2026-08-29', null))).toMatchObject({
      postedOn: null,
      firstSeenOn: '2026-08-20',
      lastSeenOn: null,
    });
  });

  it('survive being written down and read back', () => {
    const before = createSightings();
    before.inFeed(on('2026-08-20', '2026-08-17'));
    const after = createSightings();
    after.restore(before.entries());
    expect(after.inFeed(on('2026-08-25', null))).toMatchObject({
      postedOn: '2026-08-17',
      firstSeenOn: '2026-08-20',
    });
  });
});
