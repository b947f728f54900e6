import { rssFeed } from '@/lib/seo/syndication/rss-feed';
import { answerListFeed } from '@/lib/server/syndication/list-feed-answer';

export const dynamic = 'force-dynamic';

/** The job list as RSS 2.0, with the list's own filters. */
export function GET(request: Request): Promise<Response> {
  return answerListFeed(request, { type: 'application/rss+xml; charset=utf-8', write: rssFeed });
}
