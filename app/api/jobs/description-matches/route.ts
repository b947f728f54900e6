import { answerDescriptionMatches } from '@/lib/server/jobs/answers/description-matches';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';

export const dynamic = 'force-dynamic';

/** Jobs that match the words of the list's query in their descriptions alone: `?q=&title=&…`. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return answerDescriptionMatches(
    await getSnapshot(),
    searchParams,
    request.headers.get('if-none-match'),
  );
}
