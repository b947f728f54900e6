import 'server-only';
import type { JobSummary } from '@/lib/domain/job/job';
import { payPeersSteps, peersOf } from '@/lib/domain/pay/pay-peers';
import type { PayPeerGroups, PayPeers } from '@/lib/domain/pay/pay-peers';
import { runSliced } from '@/lib/platform/basics/run-sliced';
import { oncePerSnapshot } from '@/lib/server/snapshot/per-snapshot';
import { getSnapshot } from '@/lib/server/snapshot/snapshot';

let latest: PayPeerGroups | null = null;

/** Summed up once a list, in slices: of 100,000 jobs in about a second. */
const sumUp = oncePerSnapshot(async ({ summaries }) => {
  latest = await runSliced(payPeersSteps(summaries));
  return latest;
});

/**
 * The open jobs to see this one's pay beside; null where they are too few, and while no list is known. Costs two look-ups:
 * while a new list is summed up, those of the one before stand in.
 */
export async function payPeersOf(
  job: Pick<JobSummary, 'specialties' | 'state'>,
): Promise<PayPeers | null> {
  const state = await getSnapshot();
  if (!state.ok) return null;
  const summedUp = sumUp(state.snapshot);
  return peersOf(latest ?? (await summedUp), job);
}
