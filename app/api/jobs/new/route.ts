import { answerNew } from '@/lib/server/jobs/answers/new-jobs';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';

export const dynamic = 'force-dynamic';

/** How many open jobs were posted after `?since=YYYY-MM-DD`: for visitors who were last here on that day. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return answerNew(await getSnapshot(), searchParams, request.headers.get('if-none-match'));
}
