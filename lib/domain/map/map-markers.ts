/** How a marker looks from a number of jobs on (specification, section 9). */
export type MarkerStep = {
  /** The least number of jobs of this step: also its name in the design tokens (`--map-20`). */
  readonly from: 1 | 2 | 5 | 10 | 20 | 50;
  readonly colour: 'blue' | 'light green' | 'yellow' | 'orange' | 'dark orange' | 'red';
  readonly sizePx: number;
};

const MARKER_STEPS: readonly MarkerStep[] = [
  { from: 50, colour: 'red', sizePx: 56 },
  { from: 20, colour: 'dark orange', sizePx: 46 },
  { from: 10, colour: 'orange', sizePx: 42 },
  { from: 5, colour: 'yellow', sizePx: 36 },
  { from: 2, colour: 'light green', sizePx: 32 },
];
const ONE_JOB: MarkerStep = { from: 1, colour: 'blue', sizePx: 28 };
/** Within 20-49 the marker grows once: 46 px, from here 48 px. */
const LARGE_DARK_ORANGE = { from: 35, sizePx: 48 };

/** Colour and size of a marker by its number of jobs (specification, section 9). */
export function markerStep(count: number): MarkerStep {
  const step = MARKER_STEPS.find(({ from }) => count >= from) ?? ONE_JOB;
  const isLarge = step.colour === 'dark orange' && count >= LARGE_DARK_ORANGE.from;
  return isLarge ? { ...step, sizePx: LARGE_DARK_ORANGE.sizePx } : step;
}

const CLUSTER_RADII: readonly { upToZoom: number; radiusPx: number }[] = [
  { upToZoom: 4, radiusPx: 50 },
  { upToZoom: 5, radiusPx: 60 },
  { upToZoom: 6, radiusPx: 70 },
  { upToZoom: 7, radiusPx: 50 },
  { upToZoom: 8, radiusPx: 40 },
  { upToZoom: 10, radiusPx: 30 },
  { upToZoom: 12, radiusPx: 20 },
];

/** How near markers must be to cluster, in pixels, by the zoom rounded down (specification, section 9). */
export function clusterRadius(zoom: number): number {
  return CLUSTER_RADII.find(({ upToZoom }) => Math.floor(zoom) <= upToZoom)?.radiusPx ?? 15;
}
