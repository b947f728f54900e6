import { drawShareCard } from '@/app/share/draw-share-card';
import { shareCardContent } from '@/components/job-page/share-card-content';
import { clientAddress } from '@/lib/server/http/client-address';
import { findJob } from '@/lib/server/jobs/look-up/job-lookup';
import {
  answerShareCard,
  noShareCard,
  shareCardVersion,
} from '@/lib/server/share-cards/share-card-answer';

export const dynamic = 'force-dynamic';

/** The share image of a job (docs/decisions/0015). */
export async function GET(
  request: Request,
  { params }: RouteContext<'/share/jobs/[jobId]'>,
): Promise<Response> {
  const lookup = await findJob((await params).jobId, clientAddress(request.headers));
  if (lookup.status === 'missing') return noShareCard(404);
  if (lookup.status === 'unavailable') return noShareCard(503, lookup.retryAfterSeconds);
  const content = shareCardContent(lookup.job);
  return answerShareCard(request, {
    version: shareCardVersion(content),
    draw: () => drawShareCard(content),
  });
}
