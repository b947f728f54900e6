import 'server-only';
import { SIMILAR_JOBS } from '@/lib/config/limits';
import { IN_BRIEF, shortFacts, wordsIn } from '@/lib/domain/job/job-facts';
import type { SimilarJobsAnswer } from '@/lib/domain/lists/similar-jobs';
import { toJobStub } from '@/lib/domain/saved/saved-job';
import { cachedAnswer } from '@/lib/server/http/cached-answer';
import { etagOf } from '@/lib/server/http/etag';
import { openJobsInsteadOf } from './similar-jobs';

/**
 * The answer of `GET /api/jobs/similar?id=`: open jobs like the one with this id, or the newest if nothing is known about it; none
 * while no list is known.
 */
export async function answerSimilar(id: string, ifNoneMatch: string | null): Promise<Response> {
  const found = await openJobsInsteadOf(id, SIMILAR_JOBS.afterApplying);
  const jobs = (found?.jobs ?? []).map((job) => ({
    ...toJobStub(job),
    facts: wordsIn(IN_BRIEF, shortFacts(job)),
  }));
  const body = JSON.stringify({ alike: found?.alike ?? false, jobs } satisfies SimilarJobsAnswer);
  return cachedAnswer({
    body: () => body,
    etag: etagOf(body),
    type: 'application/json',
    ifNoneMatch,
  });
}
