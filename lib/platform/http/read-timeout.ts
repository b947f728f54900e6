import { timeoutError } from '@/lib/domain/basics/timeout-error';

type Limits = {
  /** Longest silence, in milliseconds. */
  readonly silenceMs: number;
  /** Longest total time, in milliseconds. */
  readonly wholeMs: number;
};

/** A deadline for a long answer: it aborts if nothing arrives for a while, or if the whole takes too long. */
export function createReadTimeout({ silenceMs, wholeMs }: Limits) {
  const controller = new AbortController();
  const giveUp = () => controller.abort(timeoutError('No answer in time'));
  const silence = setTimeout(giveUp, silenceMs);
  const whole = setTimeout(giveUp, wholeMs);
  return {
    signal: controller.signal,
    heard: (): void => void silence.refresh(),
    end(): void {
      clearTimeout(silence);
      clearTimeout(whole);
    },
  };
}
