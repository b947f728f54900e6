import { answerJobs } from '@/lib/server/jobs/answers/jobs-answer';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';

export const dynamic = 'force-dynamic';

/** All jobs as summaries, without descriptions, for third-party programs; the list's own browser code requests `/api/jobs/compact`. */
export async function GET(request: Request): Promise<Response> {
  return answerJobs(await getSnapshot(), request.headers.get('if-none-match'));
}
