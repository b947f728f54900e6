import 'server-only';

/** Whether `next build` is running this code: it must work without a platform, so it never asks. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
