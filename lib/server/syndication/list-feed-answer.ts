import 'server-only';
import { env } from '@/lib/config/env';
import type { DescribedJob } from '@/lib/domain/job/job';
import { unreadWithoutOrder } from '@/lib/domain/query/unread';
import { withWholeValues } from '@/lib/domain/query/whole-values';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import type { JobQuery } from '@/lib/domain/query/job-query';
import { cachedAnswer } from '@/lib/server/http/cached-answer';
import { etagOf } from '@/lib/server/http/etag';
import { feedSource } from './feed-source';
import { feedJobs } from './feed-jobs';
import { jobsContent } from '@/lib/server/jobs/snapshot/jobs-content';
import { noJobsAnswer } from '@/lib/server/jobs/snapshot/no-jobs-answer';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';

type Format = {
  readonly type: string;
  readonly write: (
    jobs: readonly DescribedJob[],
    query: JobQuery,
    siteUrl: string,
    source: string | null,
  ) => string;
};

/** The list at this address in a feed's format, its filters parsed as for the list. */
export async function answerListFeed(request: Request, { type, write }: Format): Promise<Response> {
  const state = await getSnapshot();
  if (!state.ok) return noJobsAnswer(state.error);
  const { searchParams } = new URL(request.url);
  const query = parseJobQuery(withWholeValues(searchParams, state.snapshot.index.facets));
  // A feed cannot say that a filter was not understood, and must not be wider than what was asked for.
  const isUnread = unreadWithoutOrder(searchParams).length > 0;
  const jobs = isUnread ? [] : feedJobs(state.snapshot, query);
  const body = write(jobs, query, env().siteUrl, feedSource(request));
  // The time when any job last changed. The jobs that pass the filters may be older, and would not show that one of them left.
  const { since } = await jobsContent(state.snapshot);
  const answer = cachedAnswer({
    body: () => body,
    etag: etagOf(body),
    type,
    // Mentions can change although the jobs do not, so a feed filtered by them relies on its tag alone.
    ...(query.filters.says.length === 0 && {
      changed: { at: since, ifModifiedSince: request.headers.get('if-modified-since') },
    }),
    ifNoneMatch: request.headers.get('if-none-match'),
  });
  answer.headers.set('X-Robots-Tag', 'noindex');
  return answer;
}
