import 'server-only';

/** Reserves room for a body of that many bytes and returns a function that releases it; null if none became free in time. */
export type UploadRoom = (client: string, bytes: number) => Promise<(() => void) | null>;

type Limits = {
  readonly bytes: number;
  readonly bytesPerClient: number;
  /** How long an upload waits for room, and how many wait at once. */
  readonly waitMs: number;
  readonly waiting: number;
};
type Waiting = {
  readonly client: string;
  readonly bytes: number;
  readonly admit: () => void;
};

/**
 * Limits how much memory all uploads of this process take together: an application is in memory from its first byte until the
 * platform has answered, which may take 20 s. Room is reserved for the whole body before it is read: reserving it chunk by chunk
 * would let many uploads begin and none finish. An upload that finds no room waits with its body unread, because the client may be a
 * hospital with many applicants behind one address.
 */
export function createUploadRoom(limits: Limits): UploadRoom {
  let taken = 0;
  const takenBy = new Map<string, number>();
  /** In the order they came. */
  const waiting = new Set<Waiting>();

  function count(client: string, bytes: number) {
    taken += bytes;
    const ofClient = (takenBy.get(client) ?? 0) + bytes;
    if (ofClient === 0) takenBy.delete(client);
    else takenBy.set(client, ofClient);
  }

  /** @returns a function that releases it, once. */
  function take(client: string, bytes: number): () => void {
    count(client, bytes);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      count(client, -bytes);
      letIn();
    };
  }

  /** First come, first served, so that large uploads are not starved; only those whose client already has its share are passed over. */
  function letIn() {
    const clientsAtTheirShare = new Set<string>();
    for (const next of waiting) {
      const { client, bytes } = next;
      if (clientsAtTheirShare.has(client)) continue;
      if ((takenBy.get(client) ?? 0) + bytes > limits.bytesPerClient) {
        clientsAtTheirShare.add(client);
        continue;
      }
      if (taken + bytes > limits.bytes) return;
      waiting.delete(next);
      next.admit();
    }
  }

  return (client, bytes) =>
    new Promise((resolve) => {
      const giveUp = () => {
        waiting.delete(next);
        resolve(null);
        letIn();
      };
      const patience = setTimeout(giveUp, limits.waitMs);
      const next: Waiting = {
        client,
        bytes,
        admit: () => {
          clearTimeout(patience);
          resolve(take(client, bytes));
        },
      };
      waiting.add(next);
      letIn();
      if (!waiting.has(next) || waiting.size <= limits.waiting) return;
      clearTimeout(patience);
      giveUp();
    });
}
