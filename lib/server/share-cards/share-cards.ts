import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/server/process/process-wide';

type Draw = () => Promise<Buffer>;

/** Bytes of drawn cards in memory; one takes about a hundred thousand. */
const MAX_BYTES = 32_000_000;
/** Cards being drawn or waiting; drawing one takes some 0.2 s, and only one is drawn at a time. */
const MAX_WAITING = 20;

/**
 * Draws share cards, each once for its content and never two at a time, so that pages get the processor however many cards are
 * requested.
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
     * The card of this version, drawn if need be; null when too many are waiting.
     * @throws what drawing throws; the next request tries again
     */
    get: async (version: string, draw: Draw): Promise<Buffer | null> =>
      (await cards.fetch(version, { context: draw })) ?? null,
  };
}

/** The process's share cards. */
export const shareCards = () => processWide('share-cards', createShareCards);
