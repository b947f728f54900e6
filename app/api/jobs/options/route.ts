import { answerOptions } from '@/lib/server/jobs/answers/snapshot-answers';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';

export const dynamic = 'force-dynamic';

/** What the home page's pickers offer: the titles and states of the open jobs. */
export async function GET(request: Request): Promise<Response> {
  return answerOptions(await getSnapshot(), request.headers.get('if-none-match'));
}
