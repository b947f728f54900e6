import { env } from '@/lib/config/env';
import { jobFeed } from '@/lib/seo/syndication/job-feed';
import { answerCompressed } from '@/lib/server/syndication/compressed-feed';
import { feedSource, mayNameSource } from '@/lib/server/syndication/feed-source';
import { withDescriptions } from '@/lib/server/syndication/feed-jobs';
import { noJobsAnswer } from '@/lib/server/jobs/snapshot/no-jobs-answer';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';

export const dynamic = 'force-dynamic';

/**
 * All jobs for aggregators (docs/decisions/0015). A client that has named too many boards, or one too often, is sent to the feed without
 * a name, of which there is one for all.
 */
export async function GET(request: Request): Promise<Response> {
  if (feedSource(request) !== null && !(await mayNameSource(request)))
    return new Response(null, {
      status: 307,
      headers: { Location: '/feeds/jobs.xml', 'Cache-Control': 'no-store' },
    });
  const state = await getSnapshot();
  if (!state.ok) return noJobsAnswer(state.error);
  const { snapshot } = state;
  return answerCompressed(request, snapshot, (builtAt) =>
    jobFeed(withDescriptions(snapshot.jobs), { siteUrl: env().siteUrl, builtAt }),
  );
}
