import { SIMILAR_JOBS } from '@/lib/config/limits';
import { cachedAnswer } from '@/lib/server/http/cached-answer';
import { etagOf } from '@/lib/server/http/etag';
import { noJobsAnswer } from '@/lib/server/jobs/no-jobs-answer';
import { openJobsInsteadOf } from '@/lib/server/jobs/similar-jobs';
import { getSnapshot } from '@/lib/server/snapshot/snapshot';

export const dynamic = 'force-dynamic';

/** Open jobs for somebody who came for one that is gone. Asks nobody: any id costs the same. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/jobs/[jobId]/similar'>,
): Promise<Response> {
  const state = await getSnapshot();
  if (!state.ok) return noJobsAnswer(state.error);
  const { jobId } = await params;
  const body = JSON.stringify(openJobsInsteadOf(jobId, state.snapshot, SIMILAR_JOBS.insteadOfJob));
  return cachedAnswer({
    body: () => body,
    etag: etagOf(body),
    type: 'application/json',
    ifNoneMatch: request.headers.get('if-none-match'),
  });
}
