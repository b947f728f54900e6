import { answerPlace } from '@/lib/server/jobs/answers/map-answer';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';

export const dynamic = 'force-dynamic';

/** The jobs of one place of the map: `?at=austin, TX&title=&specialty=&shift=`. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams: search } = new URL(request.url);
  return answerPlace(await getSnapshot(), {
    search,
    ifNoneMatch: request.headers.get('if-none-match'),
  });
}
