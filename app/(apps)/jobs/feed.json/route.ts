import { jsonFeed } from '@/lib/seo/syndication/json-feed';
import { answerListFeed } from '@/lib/server/syndication/list-feed-answer';

export const dynamic = 'force-dynamic';

/** The job list as JSON Feed 1.1, with the list's own filters. */
export function GET(request: Request): Promise<Response> {
  return answerListFeed(request, { type: 'application/feed+json', write: jsonFeed });
}
