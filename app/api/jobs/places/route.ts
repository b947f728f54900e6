import { answerPlaces } from '@/lib/server/jobs/answers/snapshot-answers';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';

export const dynamic = 'force-dynamic';

/** The towns with open jobs and their coordinates: a browser finds the nearest one to its device without telling us. */
export async function GET(request: Request): Promise<Response> {
  return answerPlaces(await getSnapshot(), request.headers.get('if-none-match'));
}
