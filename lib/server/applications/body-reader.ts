import 'server-only';
import { UPLOAD } from '@/lib/config/limits';
import { timeoutError } from '@/lib/domain/basics/timeout-error';

type Pace = Readonly<Record<'deadlineMs' | 'paceMs' | 'paceBytes', number>>;

export type BodyReader = {
  /** @returns the next chunk, or null at the end. @throws a time-out where the body comes too slowly or takes too long, or what broke the line. */
  readonly read: () => Promise<Uint8Array | null>;
  /** Stops the clocks. The body stays as it is: cancelling it would cut the line before our answer is out. */
  readonly close: () => void;
};

/** Reads a body for as long as it keeps coming: a line that sends a byte a second would stay open for weeks. */
export function readAtPace(body: ReadableStream<Uint8Array>, pace: Pace = UPLOAD): BodyReader {
  const reader = body.getReader();
  let received = 0;
  let giveUp: () => void = () => undefined;
  const late = new Promise<never>(
    (_, reject) => (giveUp = () => reject(timeoutError('The body came too slowly'))),
  );
  // Nobody listens between two reads.
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
