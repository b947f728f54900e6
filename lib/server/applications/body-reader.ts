import 'server-only';
import { UPLOAD } from '@/lib/config/limits';
import { timeoutError } from '@/lib/domain/basics/timeout-error';

type Pace = Readonly<
  Record<'deadlineMs' | 'paceMs' | 'paceBytes' | 'lookMs' | 'graceMs' | 'wantedGraceMs', number>
>;
type Body = {
  /** Its announced length. */
  readonly bytes: number;
  /** Whether others wait for the room that it takes. */
  readonly isWanted: () => boolean;
};

export type BodyReader = {
  /**
   * @returns the next chunk, or null at the end.
   * @throws a time-out if the body is too slow or takes too long, or the connection's error.
   */
  readonly read: () => Promise<Uint8Array | null>;
  /** Stops the timers. Does not cancel the body, because that would close the connection before our answer is sent. */
  readonly close: () => void;
};

/** A body that takes no room from others. */
const UNWANTED: Body = { bytes: 0, isWanted: () => false };

/**
 * Reads a body only while it arrives fast enough: a connection that sends a byte a second would stay open for weeks. A body that will
 * not be there within the deadline, at the pace it has had so far, is given up early, and earlier still if others wait for its room.
 */
export function readAtPace(
  body: AsyncIterable<Uint8Array>,
  { bytes, isWanted }: Body = UNWANTED,
  pace: Pace = UPLOAD,
): BodyReader {
  const chunks = body[Symbol.asyncIterator]();
  const began = performance.now();
  let received = 0;
  let inThisStep = 0;
  let giveUp: () => void = () => undefined;
  const late = new Promise<never>(
    (_, reject) => (giveUp = () => reject(timeoutError('The body came too slowly'))),
  );
  // Not awaited between two reads: without this a time-out there would be unhandled.
  late.catch(() => undefined);
  const steps = setInterval(() => {
    if (inThisStep < pace.paceBytes) giveUp();
    inThisStep = 0;
  }, pace.paceMs);
  const looks = setInterval(() => {
    const graceMs = isWanted() ? pace.wantedGraceMs : pace.graceMs;
    const due = (bytes * (performance.now() - began - graceMs)) / pace.deadlineMs;
    if (received < due) giveUp();
  }, pace.lookMs);
  const end = setTimeout(giveUp, pace.deadlineMs);
  return {
    async read() {
      const { done, value } = await Promise.race([chunks.next(), late]);
      if (done) return null;
      received += value.length;
      inThisStep += value.length;
      return value;
    },
    close() {
      clearInterval(steps);
      clearInterval(looks);
      clearTimeout(end);
    },
  };
}
