import { answerFeatured } from '@/lib/server/jobs/snapshot-answers';
import { getSnapshot } from '@/lib/server/snapshot/snapshot';

export const dynamic = 'force-dynamic';

/** The featured jobs of the home page, as summaries. */
export async function GET(request: Request): Promise<Response> {
  return answerFeatured(await getSnapshot(), request.headers.get('if-none-match'));
}
