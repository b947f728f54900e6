import { ImageResponse } from 'next/og';
import { ShareCard, SHARE_CARD_FONT } from '@/components/job-page/share-card';
import type { ShareCardContent } from '@/components/job-page/share-card-content';
import { SHARE_IMAGE_SIZE } from '@/lib/config/limits';
import { shareCardFiles } from '@/lib/server/share-cards/share-card-files';

/** The picture of a share card, a PNG. */
export async function drawShareCard(content: ShareCardContent): Promise<Buffer> {
  const { fonts, art, wordmark } = await shareCardFiles(content.drawing);
  const image = new ImageResponse(<ShareCard {...content} art={art} wordmark={wordmark} />, {
    ...SHARE_IMAGE_SIZE,
    fonts: fonts.map((font) => ({ ...font, name: SHARE_CARD_FONT, style: 'normal' })),
  });
  return Buffer.from(await image.arrayBuffer());
}
