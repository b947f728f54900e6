import { atOnce } from '@/lib/domain/basics/sliced-work';
import { READING } from '@/lib/domain/posting/mentions';
import { snapshotSteps, type Snapshot } from '@/lib/server/jobs/snapshot/build-snapshot';
import { mentionSteps } from '@/lib/server/jobs/snapshot/read-mentions';
import { byId } from '@/lib/server/jobs/table/stored-list';

/** A snapshot of these jobs with nothing left to do, their descriptions read. */
export function buildSnapshot(parts: Parameters<typeof snapshotSteps>[0]): Snapshot {
  const jobs = atOnce(mentionSteps([...parts.jobs].sort(byId)));
  const snapshot = atOnce(snapshotSteps({ ...parts, jobs, reading: READING }));
  snapshot.descriptions.get();
  return snapshot;
}
