import { answerSearch } from '@/lib/server/jobs/answers/search-answer';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';

export const dynamic = 'force-dynamic';

/** One page of results for the query of the list: `?title=&state=&…&page=&per=`. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return answerSearch(await getSnapshot(), searchParams, request.headers.get('if-none-match'));
}
