import { env } from '@/lib/config/env';
import { jobFeed } from '@/lib/seo/syndication/job-feed';
import { answerCompressed } from '@/lib/server/syndication/compressed-feed';
import { withDescriptions } from '@/lib/server/syndication/feed-jobs';
import { noJobsAnswer } from '@/lib/server/snapshot/no-jobs-answer';
import { getSnapshot } from '@/lib/server/snapshot/snapshot';

export const dynamic = 'force-dynamic';

/** All jobs for aggregators (docs/decisions/0015). */
export async function GET(request: Request): Promise<Response> {
  const state = await getSnapshot();
  if (!state.ok) return noJobsAnswer(state.error);
  const { snapshot } = state;
  return answerCompressed(request, snapshot, (builtAt) =>
    jobFeed(withDescriptions(snapshot.jobs), { siteUrl: env().siteUrl, builtAt }),
  );
}
