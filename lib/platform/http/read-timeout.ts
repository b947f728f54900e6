import { timeoutError } from '@/lib/domain/basics/timeout-error';

type Limits = {
  /** How long nothing may be heard, in milliseconds. */
  readonly silenceMs: number;
  /** How long the whole may take, in milliseconds. */
  readonly wholeMs: number;
};

/** A deadline for a long answer: it ends where nothing comes for a while, or not all of it in time. */
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
