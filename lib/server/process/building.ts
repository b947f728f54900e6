import 'server-only';

/** Whether `next build` is running this code, which must work without a platform and so never asks it. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
