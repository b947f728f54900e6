import { PLATFORM } from '@/lib/config/limits';
import { hasPassed } from '@/lib/server/process/has-passed';

/** Consecutive small answers rejected so far; null while the feed looks right. */
export type ShrinkWatch = { readonly answers: number; readonly sinceMs: number } | null;

type Answer = {
  /** Jobs in the last good list; null if there is none. */
  readonly known: number | null;
  /** Jobs in the answer. */
  readonly answered: number;
  readonly watch: ShrinkWatch;
  readonly nowMs: number;
};

/**
 * Whether to believe an answer that is suddenly empty or under half of the last good list (docs/product/decisions.md,
 * 'sudden shrinking'): not until three in a row say so, or one still says so 30 minutes after the first.
 */
export function guardAgainstShrink({ known, answered, watch, nowMs }: Answer): {
  readonly believed: boolean;
  readonly watch: ShrinkWatch;
} {
  const small = known !== null && known > 0 && answered < known * PLATFORM.shrinkRatio;
  if (!small) return { believed: true, watch: null };
  const answers = (watch?.answers ?? 0) + 1;
  const sinceMs = watch?.sinceMs ?? nowMs;
  const patient =
    answers < PLATFORM.shrinkAgreements && !hasPassed(PLATFORM.shrinkTimeoutMs, sinceMs, nowMs);
  return patient
    ? { believed: false, watch: { answers, sinceMs } }
    : { believed: true, watch: null };
}
