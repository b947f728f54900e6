import { answerMap } from '@/lib/server/jobs/answers/map-answer';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';

export const dynamic = 'force-dynamic';

/** The places of the map for its filters: `?title=&specialty=&shift=`. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams: search } = new URL(request.url);
  return answerMap(await getSnapshot(), {
    search,
    ifNoneMatch: request.headers.get('if-none-match'),
  });
}
