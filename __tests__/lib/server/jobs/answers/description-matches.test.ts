import { buildJob } from '@/__tests__/support/build-job';
import { stateOf } from '@/__tests__/support/snapshot-state';
import { atOnce } from '@/lib/domain/basics/sliced-work';
import type { UntrustedHtml } from '@/lib/domain/job/job';
import type { DescriptionMatchesAnswer } from '@/lib/domain/posting/description-matches-answer';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { toListedJobs } from '@/lib/server/jobs/table/listed-job';
import {
  answerDescriptionMatches,
  descriptionMatchesOf,
} from '@/lib/server/jobs/answers/description-matches';
import { snapshotSteps } from '@/lib/server/jobs/snapshot/build-snapshot';
import { PAGE_SIZES } from '@/lib/domain/query/job-query';

const [, OTHER] = PAGE_SIZES;

const describedBy = (description: string | null, at: number) =>
  buildJob({
    id: `job-${at}`,
    daysOpen: at,
    description: description as UntrustedHtml | null,
  });
const JOBS = [
  '<p>Vent and <script>alert("trach")</script><b>trach</b> care.</p>',
  '<script>trach</script><p>Nothing of it.</p>',
  null,
  ...Array.from({ length: 14 }, (_, at) => `<p>Line ${at}: trach care &lt;daily&gt;.</p>`),
].map(describedBy);
const STATE = stateOf(JOBS);
const ask = async (search: string, state = STATE) =>
  (await answerDescriptionMatches(
    state,
    new URLSearchParams(search),
    null,
  ).json()) as DescriptionMatchesAnswer;

describe('GET /api/jobs/description-matches', () => {
  it('returns the first ten with their sentences, and the total; invisible text is no match', async () => {
    const { total, jobs } = await ask('q=trach');
    expect(total).toBe(15);
    expect(jobs.map(({ job }) => job.id)).toEqual(
      [0, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((at) => `job-${at}`),
    );
    expect(jobs[0]?.sentence.map(({ text }) => text).join('')).toBe('Vent and trach care.');
    expect(jobs[1]?.sentence).toEqual([
      { text: 'Line 0: ', isSought: false },
      { text: 'trach', isSought: true },
      { text: ' care <daily>.', isSought: false },
    ]);
    expect(jobs[0]?.job).not.toHaveProperty('description');
  });

  it('gives all pages and spellings of a search one answer, and a 304 for a matching tag', () => {
    const etagOf = (search: string) =>
      answerDescriptionMatches(STATE, new URLSearchParams(search), null).headers.get('etag');
    expect(etagOf(`q=trach&page=2&per=${OTHER}&collapsed=true`)).toBe(etagOf('q=trach'));
    expect(
      answerDescriptionMatches(STATE, new URLSearchParams('q=trach'), etagOf('q=trach')).status,
    ).toBe(304);
  });

  it.each(['', 'q=', 'q=%00%ff', `q=${'a+'.repeat(90)}`, 'q=icu'])(
    'has none for %p',
    async (search) => {
      expect(await ask(search)).toEqual({ total: 0, jobs: [] });
    },
  );

  it('is a 503 while no jobs are known', () => {
    const error = {
      message: 'Failed to fetch jobs',
      kind: 'timeout',
      retryAfterSeconds: 15,
    } as const;
    const answer = answerDescriptionMatches(
      { ok: false, error },
      new URLSearchParams('q=trach'),
      null,
    );
    expect(answer.status).toBe(503);
  });
});

it('until the descriptions have been read, lists leave them out, and have another version than after', () => {
  const snapshot = atOnce(
    snapshotSteps({
      jobs: toListedJobs(JOBS),
      fetchedAt: '2026-08-20T12:00:00Z',
      source: 'platform',
      droppedCount: 0,
    }),
  );
  const query = parseJobQuery('q=trach');
  const { version } = snapshot;
  expect(descriptionMatchesOf(snapshot, query)).toEqual({ total: 0, jobs: [] });
  atOnce(snapshot.descriptions.steps());
  expect(descriptionMatchesOf(snapshot, query).total).toBe(15);
  expect(snapshot.version).not.toBe(version);
});
