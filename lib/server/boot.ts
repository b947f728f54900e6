import 'server-only';
import { env } from '@/lib/config/env';
import { isBuilding } from './building';
import { watchForTermination } from './draining';
import { jobLookups } from './job-lookup';
import { outsideRequests } from './outside-requests';
import { createRequestGate, GATE_KEY } from './request-gate';
import { snapshotStore } from './snapshot';

/**
 * What a process does once, before its first request: settings checked, the last good jobs back from disk, the first
 * read under way (nobody waits for it), the gate set up. Nothing of it during the build.
 * @throws Error that lists every setting that needs a look.
 */
export async function boot(): Promise<void> {
  if (isBuilding()) return;
  env();
  outsideRequests();
  watchForTermination();
  const snapshots = snapshotStore();
  Reflect.set(globalThis, GATE_KEY, createRequestGate({ lookups: jobLookups(), snapshots }));
  await snapshots.start();
}
