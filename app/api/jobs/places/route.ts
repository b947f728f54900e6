import { answerPlaces } from '@/lib/server/jobs/snapshot-answers';
import { getSnapshot } from '@/lib/server/snapshot/snapshot';

export const dynamic = 'force-dynamic';

/** The towns with open jobs, each with where it lies: a browser finds the one nearest to its device without telling us. */
export async function GET(request: Request): Promise<Response> {
  return answerPlaces(await getSnapshot(), request.headers.get('if-none-match'));
}
