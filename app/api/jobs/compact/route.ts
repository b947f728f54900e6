import { answerPackedJobs } from '@/lib/server/jobs/answers/snapshot-answers';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';

export const dynamic = 'force-dynamic';

/** The list of `/api/jobs` in columns, which the pages filter in the browser. */
export async function GET(request: Request): Promise<Response> {
  return answerPackedJobs(await getSnapshot(), request.headers.get('if-none-match'));
}
