import { answerChosen } from '@/lib/server/jobs/look-up/chosen-jobs';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';

export const dynamic = 'force-dynamic';

/** The jobs with the given ids (`?ids=a,b,c`): open, filled or unknown. Does not call the platform. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return answerChosen(await getSnapshot(), searchParams, request.headers.get('if-none-match'));
}
