import 'server-only';

/** Gives room for a body of so many bytes, until it is handed back; null where none is left. */
export type UploadRoom = (client: string, bytes: number) => (() => void) | null;

/**
 * How much of all uploads together this process holds in memory: an application is held from its first byte until the
 * platform has answered, which may take 20 s. Room is kept for the whole body before it is read: room given out chunk by
 * chunk would let many uploads begin and none end.
 */
export function createUploadRoom(limits: {
  readonly bytes: number;
  readonly bytesPerClient: number;
}): UploadRoom {
  let held = 0;
  const heldBy = new Map<string, number>();
  const add = (client: string, bytes: number) => {
    held += bytes;
    const ofClient = (heldBy.get(client) ?? 0) + bytes;
    if (ofClient === 0) heldBy.delete(client);
    else heldBy.set(client, ofClient);
  };
  return (client, bytes) => {
    const ofClient = heldBy.get(client) ?? 0;
    if (held + bytes > limits.bytes || ofClient + bytes > limits.bytesPerClient) return null;
    add(client, bytes);
    let isHeld = true;
    return () => {
      if (isHeld) add(client, -bytes);
      isHeld = false;
    };
  };
}
