import 'server-only';

/** The work was given up, because too much waits. */
class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
  /** Whose work it was. */
  readonly client: string;

  constructor(client: string) {
    super('Too much waits');
    this.client = client;
  }
}

/** Whether work was given up because too much waits. */
export const isQueueFull = (error: unknown): error is QueueFullError =>
  error instanceof Error && error.name === 'QueueFullError';

/**
 * Asks for what a cache makes once for all who wait for it, in the turn of the first of them. If that client had too much waiting, its work
 * is given up for the others too, who had not: this client asks again, in its own turn. Not a third time, because then too much waits
 * for everybody.
 */
export async function inOwnTurn<T>(client: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (isQueueFull(error) && error.client !== client) return ask();
    throw error;
  }
}

type Limits = {
  /** How many pieces of work are done at a time, and how many wait for that. */
  readonly atOnce: number;
  readonly waitingMax: number;
};
type Waiting = { readonly start: () => void; readonly giveUp: () => void };

/**
 * A bulkhead that clients share: they take turns, and if too much waits, the newest work of the client with most of it is given up. One
 * client alone may use all of it, and no client keeps another waiting for longer than its turns take.
 */
export function createFairQueue({ atOnce, waitingMax }: Limits) {
  let running = 0;
  let waiting = 0;
  /** By client, in the order of their turns. */
  const queues = new Map<string, Waiting[]>();

  function startNext(): void {
    for (const [client, queue] of queues) {
      if (running >= atOnce) return;
      const next = queue.shift();
      // It has had its turn, and comes last now.
      queues.delete(client);
      if (queue.length > 0) queues.set(client, queue);
      if (!next) continue;
      waiting -= 1;
      next.start();
    }
  }

  function giveUpOne(): void {
    let longest: [string, Waiting[]] | undefined;
    for (const each of queues) if (each[1].length >= (longest?.[1].length ?? 0)) longest = each;
    if (!longest) return;
    const [client, queue] = longest;
    const last = queue.pop();
    if (queue.length === 0) queues.delete(client);
    waiting -= 1;
    last?.giveUp();
  }

  return {
    /**
     * Does the work when it is its client's turn.
     * @throws an error that `isQueueFull` recognises if it was given up, or what the work throws
     */
    run: <T>(client: string, work: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        const start = () => {
          running += 1;
          const end = () => {
            running -= 1;
            startNext();
          };
          work().finally(end).then(resolve, reject);
        };
        const mine = { start, giveUp: () => reject(new QueueFullError(client)) };
        const queue = queues.get(client) ?? [];
        queue.push(mine);
        queues.set(client, queue);
        waiting += 1;
        startNext();
        if (waiting > waitingMax) giveUpOne();
      }),
  };
}
