import { buildJob } from '@/__tests__/support/build-job';
import { atOnce } from '@/lib/domain/basics/sliced-work';
import { withMerits } from '@/lib/domain/lists/merits';
import { payPeersSteps } from '@/lib/domain/pay/pay-peers';
import { toSummary } from '@/lib/domain/job/to-summary';

const PEERS = [2_000, 2_000, 2_000, 2_000, 2_000].map((pay) => buildJob({ payText: `$${pay}` }));
const meritsOf = (job: Parameters<typeof buildJob>[0], peers = PEERS) =>
  withMerits(toSummary(buildJob(job)), atOnce(payPeersSteps(peers))).merits;
/** California is not a compact state. */
const elsewhere = { state: 'CA' } as const;

describe('what sets a job apart in a list', () => {
  it.each([
    ['a tenth above its peers', '$2,200', 10],
    ['five percent above', '$2,100', 5],
    ['four percent above', '$2,080', undefined],
    ['as its peers', '$2,000', undefined],
    ['below its peers', '$1,800', undefined],
    ['without a figure', null, undefined],
  ])('pay %s', (_, payText, payAbove) => {
    expect(meritsOf({ payText, ...elsewhere })?.payAbove).toBe(payAbove);
  });

  it('is not its pay if too few others state theirs', () => {
    expect(meritsOf({ payText: '$9,000', ...elsewhere }, PEERS.slice(1))).toBeUndefined();
  });

  it('is that a multistate license is enough for it', () => {
    expect(meritsOf({ payText: null })).toEqual({ isCompact: true });
    expect(meritsOf({ payText: null, titles: ['CT Technologist'], title: 'CT' })).toBeUndefined();
    expect(meritsOf({ payText: null, ...elsewhere })).toBeUndefined();
  });
});
