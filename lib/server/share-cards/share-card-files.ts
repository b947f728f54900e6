import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processWide } from '@/lib/server/process/process-wide';

const read = (path: string) => readFile(join(/* turbopackIgnore: true */ process.cwd(), path));

async function asData(path: string): Promise<string> {
  return `data:image/svg+xml;base64,${(await read(path)).toString('base64')}`;
}

/** What every card is drawn with, read once: both weights of the font and the wordmark. */
const shared = () =>
  processWide('share-card-files', async () => {
    const [medium, semibold, wordmark] = await Promise.all([
      read('app/fonts/instrument-sans-latin-500-normal.woff'),
      read('app/fonts/instrument-sans-latin-600-normal.woff'),
      asData('public/art/wordmark.svg'),
    ]);
    const fonts = [
      { data: medium, weight: 500 as const },
      { data: semibold, weight: 600 as const },
    ];
    return { fonts, wordmark };
  });

/** Fonts, wordmark and one of the drawings of public/art, pictures as data URLs. */
export async function shareCardFiles(drawing: string) {
  return { ...(await shared()), art: await asData(`public/art/${drawing}.svg`) };
}
