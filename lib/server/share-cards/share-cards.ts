import 'server-only';
import { LRUCache } from 'lru-cache';
import { createFairQueue, inOwnTurn, isQueueFull } from '@/lib/server/process/fair-queue';
import { processWide } from '@/lib/server/process/process-wide';

type CardRequest = {
  readonly client: string;
  readonly draw: () => Promise<Buffer>;
};

/** Bytes of drawn cards in memory; one takes about a hundred thousand. */
const MAX_BYTES = 32_000_000;
/** Drawing one takes some 0.2 s. */
const DRAWING = { atOnce: 1, waitingMax: 19 } as const;

/**
 * Draws share cards, each once for its content and never two at a time, so that pages get the processor however many cards are
 * requested. Clients take turns.
 */
export function createShareCards() {
  const drawing = createFairQueue(DRAWING);

  const cards = new LRUCache<string, Buffer, CardRequest>({
    maxSize: MAX_BYTES,
    sizeCalculation: (png) => Math.max(1, png.length),
    fetchMethod: (_version, _before, { context: { client, draw } }) => drawing.run(client, draw),
  });

  return {
    /**
     * The card of this version, drawn if need be; null when too many are waiting.
     * @throws what drawing throws; the next request tries again
     */
    async get(version: string, asked: CardRequest): Promise<Buffer | null> {
      try {
        const fetch = () => cards.fetch(version, { context: asked });
        return (await inOwnTurn(asked.client, fetch)) ?? null;
      } catch (error) {
        if (isQueueFull(error)) return null;
        throw error;
      }
    },
  };
}

/** The process's share cards. */
export const shareCards = () => processWide('share-cards', createShareCards);
