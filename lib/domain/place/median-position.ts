import type { Coordinates } from '@/lib/domain/job/job';

/** Figures further apart than this have no middle, in degrees: halfway between Nebraska and Asia is the sea. */
const APART_DEGREES = 1;

/** The middle one, or halfway between the two in the middle; the lower one if they are far apart. */
function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const lower = sorted[(sorted.length - 1) >> 1] ?? 0;
  const upper = sorted[sorted.length >> 1] ?? 0;
  return upper - lower > APART_DEGREES ? lower : (lower + upper) / 2;
}

/** The middle of some positions: one that is wrong does not move it. */
export const medianPosition = (positions: readonly Coordinates[]): Coordinates => ({
  latitude: median(positions.map(({ latitude }) => latitude)),
  longitude: median(positions.map(({ longitude }) => longitude)),
});
