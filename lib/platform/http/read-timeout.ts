import { timeoutError } from '@/lib/domain/basics/timeout-error';

type Limits = {
  /** Longest silence, in milliseconds. */
  readonly silenceMs: number;
  /** Longest total time, in milliseconds. */
  readonly wholeMs: number;
};

/** A wait passes in so many steps. */
const STEPS = 20;

/**
 * Waits, and then calls back. A process that was too busy to send or hear anything, as at a cold start under load, has waited for one step
 * meanwhile, however long that took.
 */
function startWait(ms: number, callBack: () => void) {
  let [timer, left]: [NodeJS.Timeout | undefined, number] = [undefined, 0];
  function step(): void {
    left -= 1;
    if (left < 0) callBack();
    else timer = setTimeout(step, ms / STEPS).unref();
  }
  function end(): void {
    clearTimeout(timer);
  }
  function restart(): void {
    end();
    left = STEPS;
    step();
  }
  restart();
  return { restart, end };
}

/** A deadline for a long answer: it aborts if nothing arrives for a while, or if the whole takes too long. */
export function createReadTimeout({ silenceMs, wholeMs }: Limits) {
  const controller = new AbortController();
  const giveUp = () => controller.abort(timeoutError('No answer in time'));
  const waits = [silenceMs, wholeMs].map((ms) => startWait(ms, giveUp));
  return {
    signal: controller.signal,
    heard: (): void => waits[0]?.restart(),
    end: (): void => waits.forEach((wait) => wait.end()),
  };
}

/** The same for a short answer. */
export const deadlineAfter = (ms: number): AbortSignal =>
  createReadTimeout({ silenceMs: ms, wholeMs: ms }).signal;
