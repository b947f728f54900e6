import 'server-only';

export type UploadRoom = {
  /** Reserves room for a body of that many bytes and returns a function that releases it; null if none became free in time. */
  readonly enter: (client: string, bytes: number) => Promise<(() => void) | null>;
  /** Whether somebody waits because all room is taken, and not merely their own share. */
  readonly isWanted: () => boolean;
};

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
  readonly giveUp: () => void;
};

/**
 * Limits how much memory all uploads of this process take together: an application is in memory from its first byte until the
 * platform has answered, which may take 20 s. Room is reserved for the whole body once its beginning is there (`beginUpload`): reserving
 * it chunk by chunk would let many uploads begin and none finish. An upload that finds no room waits with its body unread, because the
 * client may be a hospital with many applicants behind one address. Whose client has least room comes first, so that no client can keep
 * all of it from others who wait, however often it returns.
 */
export function createUploadRoom(limits: Limits): UploadRoom {
  let taken = 0;
  const takenBy = new Map<string, number>();
  let isWanted = false;
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

  const heldBy = (client: string) => takenBy.get(client) ?? 0;

  /** Among those whose client has room left in its share: of the client that has least, and of its uploads the first. */
  function nextInTurn(): Waiting | undefined {
    let next: Waiting | undefined;
    for (const each of waiting) {
      const held = heldBy(each.client);
      if (held + each.bytes > limits.bytesPerClient) continue;
      if (next === undefined || held < heldBy(next.client)) next = each;
    }
    return next;
  }

  /** If the next one does not fit yet, smaller ones do not overtake it: large uploads would be starved. */
  function letIn() {
    for (;;) {
      const next = nextInTurn();
      isWanted = next !== undefined && taken + next.bytes > limits.bytes;
      if (next === undefined || isWanted) return;
      waiting.delete(next);
      next.admit();
    }
  }

  /** The newest of the client with most of them. */
  function oneTooMany(): Waiting | undefined {
    const counts = new Map<string, number>();
    for (const { client } of waiting) counts.set(client, (counts.get(client) ?? 0) + 1);
    const most = Math.max(...counts.values());
    return [...waiting].findLast(({ client }) => counts.get(client) === most);
  }

  function enter(client: string, bytes: number): Promise<(() => void) | null> {
    return new Promise((resolve) => {
      const giveUp = () => {
        clearTimeout(patience);
        waiting.delete(next);
        resolve(null);
        letIn();
      };
      const patience = setTimeout(giveUp, limits.waitMs);
      const admit = () => {
        clearTimeout(patience);
        resolve(take(client, bytes));
      };
      const next: Waiting = { client, bytes, admit, giveUp };
      waiting.add(next);
      letIn();
      if (waiting.size > limits.waiting) oneTooMany()?.giveUp();
    });
  }

  return { enter, isWanted: () => isWanted };
}
