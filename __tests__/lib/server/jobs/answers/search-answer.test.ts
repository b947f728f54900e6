import fc from 'fast-check';
import { jobLists, jobQueries } from '@/__tests__/lib/domain/arbitraries';
import { buildJobs } from '@/__tests__/support/build-job';
import { stateOf } from '@/__tests__/support/snapshot-state';
import { unpackJobs, type PackedJobs } from '@/lib/domain/lists/packed-jobs';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { serializeJobQuery } from '@/lib/domain/query/job-query-url';
import { searchJobs } from '@/lib/domain/search/job-search';
import { unpackResult, type PackedResult } from '@/lib/domain/lists/packed-result';
import { answerPackedJobs } from '@/lib/server/jobs/answers/snapshot-answers';
import { answerSearch } from '@/lib/server/jobs/answers/search-answer';
import type { SnapshotState } from '@/lib/server/jobs/snapshot/snapshot-store';

const JOBS = stateOf(buildJobs(60));
const DOWN: SnapshotState = {
  ok: false,
  error: { message: 'Failed to fetch jobs', kind: 'timeout', retryAfterSeconds: 15 },
};
const ask = (search: string, state = JOBS, ifNoneMatch: string | null = null) =>
  answerSearch(state, new URLSearchParams(search), ifNoneMatch);

it('the server returns what the browser finds by itself, for any jobs and any query', async () => {
  await fc.assert(
    fc.asyncProperty(jobLists, jobQueries, async (jobs, query) => {
      const state = stateOf(jobs);
      const packed: PackedResult = await ask(serializeJobQuery(query), state).json();
      const whole: PackedJobs = await answerPackedJobs(state, null).json();
      const byBrowser = searchJobs(indexJobs(unpackJobs(whole)), query);
      expect(unpackResult(packed, query)).toEqual(byBrowser);
    }),
  );
});

describe('GET /api/jobs/search', () => {
  it('gives spellings of one query one answer, and a 304 for a matching tag', async () => {
    const first = ask('state=texas&title=RN&collapsed=true');
    const etag = first.headers.get('etag');
    expect(ask('title=RN&state=TX').headers.get('etag')).toBe(etag);
    expect(ask('title=RN&state=TX&page=1', JOBS, etag).status).toBe(304);
    expect(ask('title=RN').headers.get('etag')).not.toBe(etag);
    expect(first.headers.get('cache-control')).toContain('s-maxage');
  });

  it('answers for the current jobs', async () => {
    const total = async (state: SnapshotState) =>
      ((await ask('title=RN', state).json()) as PackedResult).total;
    const fewer = stateOf(buildJobs(10));
    expect(await total(JOBS)).toBeGreaterThan(await total(fewer));
  });

  it.each(['', 'page=-4&per=7', 'title=%00%ff,,%2C', 'state=' + 'x,'.repeat(3_000)])(
    'answers %p as far as it is valid',
    async (search) => {
      expect(ask(search).status).toBe(200);
    },
  );
});

it('while no jobs are known both are an uncached 503', async () => {
  for (const answer of [ask('', DOWN), answerPackedJobs(DOWN, null)]) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('retry-after')).toBe('15');
  }
});

it('the packed list is a 304 for a matching tag', () => {
  const etag = answerPackedJobs(JOBS, null).headers.get('etag');
  expect(answerPackedJobs(JOBS, etag).status).toBe(304);
});
