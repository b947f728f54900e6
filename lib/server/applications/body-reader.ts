import 'server-only';
import { UPLOAD } from '@/lib/config/limits';
import { timeoutError } from '@/lib/domain/basics/timeout-error';

type Pace = Readonly<Record<'deadlineMs' | 'paceMs' | 'paceBytes', number>>;

export type BodyReader = {
  /**
   * @returns the next chunk, or null at the end.
   * @throws a time-out if the body is too slow or takes too long, or the connection's error.
   */
  readonly read: () => Promise<Uint8Array | null>;
  /** Stops the timers. Does not cancel the body, because that would close the connection before our answer is sent. */
  readonly close: () => void;
};

/** Reads a body only while it arrives fast enough: a connection that sends a byte a second would stay open for weeks. */
export function readAtPace(body: ReadableStream<Uint8Array>, pace: Pace = UPLOAD): BodyReader {
  const reader = body.getReader();
  let received = 0;
  let giveUp: () => void = () => undefined;
  const late = new Promise<never>(
    (_, reject) => (giveUp = () => reject(timeoutError('The body came too slowly'))),
  );
  // Not awaited between two reads: without this a time-out there would be unhandled.
  late.catch(() => undefined);
  const steps = setInterval(() => {
    if (received < pace.paceBytes) giveUp();
    received = 0;
  }, pace.paceMs);
  const end = setTimeout(giveUp, pace.deadlineMs);
  return {
    async read() {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) return null;
      received += value.length;
      return value;
    },
    close() {
      clearInterval(steps);
      clearTimeout(end);
    },
  };
}
