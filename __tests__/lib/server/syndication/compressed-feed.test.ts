import { toListedJobs } from '@/lib/server/jobs/table/listed-job';
import { buildSnapshot } from '@/__tests__/support/build-snapshot';
import { answerCompressed } from '@/lib/server/syndication/compressed-feed';
import { buildJobs } from '@/__tests__/support/build-job';
import { turns } from '@/__tests__/support/turns';

const snapshotOf = (jobs: number, fetchedAt = '2026-08-20T15:00:00Z') =>
  buildSnapshot({
    jobs: toListedJobs(buildJobs(jobs)),
    fetchedAt,
    source: 'platform',
    droppedCount: 0,
  });
const ask = (jobs: number, write: (builtAt: Date) => Iterable<string>, fetchedAt?: string) =>
  answerCompressed(new Request('http://x/'), snapshotOf(jobs, fetchedAt), write);

describe('the feed of all jobs', () => {
  it('is generated once for the same jobs, whenever they were read, and keeps its tag', async () => {
    const write = jest.fn((builtAt: Date) => [`<a>${builtAt.toISOString()}</a>`]);
    const first = await ask(3, write);
    const later = await ask(3, write, '2026-08-20T15:05:00Z');
    expect(await later.text()).toBe('<a>2026-08-20T15:00:00.000Z</a>');
    expect(later.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('lets other requests be answered while it is generated', async () => {
    // Each look at the clock finds the time of a turn over, as on a slow machine.
    let now = performance.now();
    const slow = jest.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    let [count, isDone] = [0, false];
    const others = (async () => {
      for (; !isDone; count += 1) await turns(1);
    })();
    const atPieces = new Set<number>();
    const answer = await ask(6, function* write() {
      for (let n = 0; n < 500; n += 1) {
        atPieces.add(count);
        yield '<a/>';
      }
    });
    isDone = true;
    await others;
    slow.mockRestore();
    expect(await answer.text()).toBe('<a/>'.repeat(500));
    expect(atPieces.size).toBeGreaterThan(400);
  });

  it('is sent to those who wait for it even if the list changes meanwhile', async () => {
    const before = ask(4, () => ['<a>', 'before', '</a>']);
    const after = ask(5, () => ['<a>', 'after', '</a>']);
    expect(await (await before).text()).toBe('<a>before</a>');
    expect(await (await after).text()).toBe('<a>after</a>');
  });
});
