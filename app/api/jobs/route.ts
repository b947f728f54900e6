import { answerJobs } from '@/lib/server/jobs/jobs-answer';
import { getSnapshot } from '@/lib/server/snapshot/snapshot';

export const dynamic = 'force-dynamic';

/** All jobs as summaries, without descriptions: what the list and the map filter in the browser. */
export async function GET(request: Request): Promise<Response> {
  return answerJobs(await getSnapshot(), request.headers.get('if-none-match'));
}
