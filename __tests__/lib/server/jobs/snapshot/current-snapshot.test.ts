import type { Job } from '@/lib/domain/job/job';
import { toListedJobs } from '@/lib/server/jobs/table/listed-job';
import type { KeptList } from '@/lib/server/jobs/table/stored-list';
import { createCurrentSnapshot } from '@/lib/server/jobs/snapshot/current-snapshot';
import { buildJob } from '@/__tests__/support/build-job';

const html = (text: string) => `<p>${text}</p>` as Job['description'];
const feedOf = (...jobs: Job[]) => ({
  jobs: toListedJobs(jobs),
  dropped: [],
  warnings: [],
  feedDate: '2026-08-20' as const,
});

const none = () => Promise.resolve(new Map<string, never>());
const current = (store: (list: KeptList) => void = () => undefined) =>
  createCurrentSnapshot({ store, seen: none });

test('a list that another instance has read is not changed when it is taken over: it may still be shared', async () => {
  const ours = current();
  await ours.takeRead(feedOf(buildJob({ id: 'a', description: html('No call.') })));
  const read = feedOf(
    buildJob({ id: 'a', description: html('No call.') }),
    buildJob({ id: 'b', description: html('We chart in Epic.') }),
  );
  const lists: KeptList[] = [];
  const theirs = current((list) => lists.push(list));
  await theirs.takeRead(read);
  await theirs.ready();
  const stored = { ...lists[0]!, reading: 0, version: 1 };
  const before = structuredClone(stored.jobs);
  await ours.takeShared(stored);
  expect(ours.snapshot()?.jobs.map(({ said }) => said)).toEqual([['no call'], ['Epic']]);
  expect(stored.jobs).toEqual(before);
});

describe('a list that is read again', () => {
  const jobs = () => ['c', 'a', 'b'].map((id) => buildJob({ id, description: html(`Unit ${id}`) }));

  it('and has not changed is the list that it was, with a new time', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const lists: KeptList[] = [];
    const ours = current((list) => lists.push(list));
    const find = (id: string) => ours.snapshot()?.find(id);
    const read = () => ({ ...feedOf(), jobs: toListedJobs(jobs(), find) });
    await ours.takeRead(read());
    await ours.ready();
    const before = ours.snapshot();
    const known = before?.jobs;
    jest.advanceTimersByTime(300_000);
    await ours.takeRead(read());
    const after = ours.snapshot();
    expect(after?.jobs).toBe(known);
    expect(after?.index).toBe(before?.index);
    expect(after?.descriptions).toBe(before?.descriptions);
    expect(after?.etag).toBe(before?.etag);
    expect(after?.fetchedAt).not.toBe(before?.fetchedAt);
    expect(lists.map((list) => list.jobs)).toEqual([known, known]);
    expect(lists[1]?.fetchedAt).toBe(after?.fetchedAt);
    jest.useRealTimers();
  });

  it('has its jobs in the order of their ids, whatever the order of the feed', async () => {
    const ours = current();
    await ours.takeRead(feedOf(...jobs()));
    expect(ours.snapshot()?.jobs.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('reads the words of a description that changed, and no other', async () => {
    const ours = current();
    const find = (id: string) => ours.snapshot()?.find(id);
    await ours.takeRead(feedOf(...jobs()));
    await ours.ready();
    const before = ours.snapshot()?.descriptions.get();
    const changed = jobs().map((job) =>
      job.id === 'b' ? { ...job, description: html('Unit b has moved') } : job,
    );
    await ours.takeRead({ ...feedOf(), jobs: toListedJobs(changed, find) });
    const words = ours.snapshot()?.descriptions.get();
    expect(words?.vocabulary.has('moved')).toBe(true);
    // The others are the words that were read before.
    expect(words?.chunks.map(({ ids }) => ids)).toContain(before?.chunks[0]?.ids);
    expect(words?.chunks).toHaveLength(2);
  });
});

test('first dates that could not be asked for are asked for at the next read', async () => {
  const [gone] = toListedJobs([
    buildJob({ id: 'a', firstSeenOn: '2026-08-01', postedOn: '2026-07-30' }),
  ]);
  let isAway = true;
  const asked: (readonly string[])[] = [];
  const ours = createCurrentSnapshot({
    store: () => undefined,
    seen: async (ids) => {
      asked.push(ids);
      return isAway ? null : new Map([['a', { job: gone!, listedOn: '2026-08-10' }]]);
    },
  });
  const find = (id: string) => ours.snapshot()?.find(id);
  const read = () => ({
    ...feedOf(),
    jobs: toListedJobs([buildJob({ id: 'a', firstSeenOn: '2026-08-20' })], find),
  });
  await ours.takeRead(read());
  expect(find('a')?.firstSeenOn).toBe('2026-08-20');
  isAway = false;
  await ours.takeRead(read());
  expect(find('a')).toMatchObject({ firstSeenOn: '2026-08-01', postedOn: '2026-07-30' });
  await ours.takeRead(read());
  expect(asked).toEqual([['a'], ['a']]);
});
