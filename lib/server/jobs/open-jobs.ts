import 'server-only';
import type { Job } from '@/lib/domain/job/job';
import { getSnapshot } from '@/lib/server/snapshot/snapshot';

/** All jobs of the list as last known; none while no list is known. */
export async function openJobs(): Promise<readonly Job[]> {
  const state = await getSnapshot();
  return state.ok ? state.snapshot.jobs : [];
}
