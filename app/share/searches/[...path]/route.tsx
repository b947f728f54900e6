import { drawShareCard } from '@/app/share/draw-share-card';
import { searchCardContent } from '@/components/search-page/search-card-content';
import { searchPageAt } from '@/lib/server/search-pages/search-page';
import {
  answerShareCard,
  noShareCard,
  shareCardVersion,
} from '@/lib/server/share-cards/share-card-answer';

export const dynamic = 'force-dynamic';

/** When to retry while no list of jobs is known (seconds). */
const SOON = 30;

/** The share image of a search page, at `/share/searches` followed by the page's path. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/share/searches/[...path]'>,
): Promise<Response> {
  const [jobs, kind, ...segments] = (await params).path;
  const found = await searchPageAt(`/${jobs}/${kind}`, segments, 1);
  if (found === null) return noShareCard(404);
  if (found === 'unknown') return noShareCard(503, SOON);
  const content = searchCardContent(found.page, found.facts);
  return answerShareCard(request, {
    version: shareCardVersion(content),
    draw: () => drawShareCard(content),
  });
}
