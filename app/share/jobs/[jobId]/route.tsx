import { ImageResponse } from 'next/og';
import { ShareCard, SHARE_CARD_FONT } from '@/components/job-page/share-card';
import { shareCardContent } from '@/components/job-page/share-card-content';
import type { ShareCardContent } from '@/components/job-page/share-card-content';
import { SHARE_IMAGE_SIZE } from '@/lib/config/limits';
import { findJob } from '@/lib/server/jobs/job-lookup';
import {
  answerShareCard,
  noShareCard,
  shareCardVersion,
} from '@/lib/server/share-cards/share-card-answer';
import { shareCardFiles } from '@/lib/server/share-cards/share-card-files';

export const dynamic = 'force-dynamic';

/** The picture that goes with a shared job (docs/decisions/0015). */
export async function GET(
  request: Request,
  { params }: RouteContext<'/share/jobs/[jobId]'>,
): Promise<Response> {
  const lookup = await findJob((await params).jobId);
  if (lookup.status === 'missing') return noShareCard(404);
  if (lookup.status === 'unavailable') return noShareCard(503, lookup.retryAfterSeconds);
  const content = shareCardContent(lookup.job);
  return answerShareCard(request, {
    version: shareCardVersion(content),
    draw: () => draw(content),
  });
}

async function draw(content: ShareCardContent): Promise<Buffer> {
  const { fonts, art, wordmark } = await shareCardFiles(content.drawing);
  const image = new ImageResponse(<ShareCard {...content} art={art} wordmark={wordmark} />, {
    ...SHARE_IMAGE_SIZE,
    fonts: fonts.map((font) => ({ ...font, name: SHARE_CARD_FONT, style: 'normal' })),
  });
  return Buffer.from(await image.arrayBuffer());
}
