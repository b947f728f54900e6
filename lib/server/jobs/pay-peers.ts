import 'server-only';
import type { JobSummary } from '@/lib/domain/job';
import { payPeersSteps, peersOf } from '@/lib/domain/pay-peers';
import type { PayPeers } from '@/lib/domain/pay-peers';
import { inSlices } from '@/lib/platform/in-slices';
import { oncePerSnapshot } from '@/lib/server/snapshot/per-snapshot';
import { getSnapshot } from '@/lib/server/snapshot/snapshot';

/** Summed up once a list, in slices: a page costs two look-ups however long the list is. */
const groups = oncePerSnapshot(({ summaries }) => inSlices(payPeersSteps(summaries)));

/** The open jobs to see this one's pay beside; null where they are too few, and while no list is known. */
export async function payPeersOf(
  job: Pick<JobSummary, 'specialties' | 'state'>,
): Promise<PayPeers | null> {
  const state = await getSnapshot();
  return state.ok ? peersOf(await groups(state.snapshot), job) : null;
}
