import 'server-only';
import type { ListedJob } from '@/lib/server/jobs/table/listed-job';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';

/** All jobs of the list as last known; none while no list is known. */
export async function openJobs(): Promise<readonly ListedJob[]> {
  const state = await getSnapshot();
  return state.ok ? state.snapshot.jobs : [];
}
