import 'server-only';
import type { JobSummary } from '@/lib/domain/job/job';
import { peersOf, type PayPeers } from '@/lib/domain/pay/pay-peers';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';

/** The open jobs to compare this one's pay with; null if they are too few, and while no list is known. */
export async function payPeersOf(
  job: Pick<JobSummary, 'specialties' | 'state'>,
): Promise<PayPeers | null> {
  const state = await getSnapshot();
  return state.ok ? peersOf(state.snapshot.payPeers, job) : null;
}
