import { answerDescriptionMatches } from '@/lib/server/jobs/description-matches';
import { getSnapshot } from '@/lib/server/snapshot/snapshot';

export const dynamic = 'force-dynamic';

/** Jobs that the words of the list's query find in descriptions alone: `?q=&title=&…`. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return answerDescriptionMatches(
    await getSnapshot(),
    searchParams,
    request.headers.get('if-none-match'),
  );
}
