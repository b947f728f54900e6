import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/server/process/process-wide';

type Draw = () => Promise<Buffer>;

/** Bytes in memory of cards that were drawn; one has about a hundred thousand. */
const MAX_BYTES = 32_000_000;
/** Cards drawn and waited for at a time; drawing takes some 0.2 s, one after the other. */
const MAX_WAITING = 20;

/**
 * Draws share cards, each once for its content and never two at a time: however many ids are asked for, the pages keep the
 * processor.
 */
export function createShareCards() {
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const cards = new LRUCache<string, Buffer, Draw>({
    maxSize: MAX_BYTES,
    sizeCalculation: (png) => Math.max(1, png.length),
    fetchMethod: async (_version, _before, { context: draw }) => {
      if (waiting >= MAX_WAITING) return undefined;
      waiting += 1;
      const drawn = turn.then(draw).finally(() => (waiting -= 1));
      turn = drawn.catch(() => undefined);
      return drawn;
    },
  });

  return {
    /**
     * The card of this version, drawn if need be; null when too many are waited for.
     * @throws what drawing throws; the next who asks has it tried again
     */
    get: async (version: string, draw: Draw): Promise<Buffer | null> =>
      (await cards.fetch(version, { context: draw })) ?? null,
  };
}

/** The process's share cards. */
export const shareCards = () => processWide('share-cards', createShareCards);
