import { payGroups as groupsOf } from '@/lib/domain/pay-pages/pay-groups';
import { buildJob } from '@/__tests__/support/build-job';

const payGroups = (all: Parameters<typeof groupsOf>[0]) => groupsOf(all, 8);

type Overrides = Parameters<typeof buildJob>[0];
const jobs = (count: number, figure: number, overrides: Overrides) =>
  Array.from({ length: count }, (_, at) =>
    buildJob({ id: `${figure}-${at}`, payText: `$${figure} weekly`, ...overrides }),
  );

describe('what jobs pay by shift and by length', () => {
  it('takes the spellings of a shift as one, those with most jobs first', () => {
    const { shifts } = payGroups([
      ...jobs(5, 2_200, { shifts: ['Days, 5 × 8'] }),
      ...jobs(3, 2_600, { shifts: ['Nights, 3 × 12'] }),
      ...jobs(4, 2_700, { shifts: ['nights (4 × 10)'] }),
    ]);
    const spellings = ['Nights, 3 × 12', 'nights (4 × 10)'];
    expect(shifts).toEqual([
      { label: 'Nights', count: 7, median: 2_700, spellings },
      { label: 'Days', count: 5, median: 2_200, spellings: ['Days, 5 × 8'] },
    ]);
  });

  it('has no median of fewer than five figures, and leaves out jobs without a shift or a length', () => {
    const { shifts, lengths } = payGroups([
      ...jobs(5, 2_000, { shifts: ['Days'], contractLength: '13 weeks' }),
      ...jobs(4, 3_000, { shifts: ['Nights'], contractLength: '8 weeks' }),
      ...jobs(6, 3_000, { shifts: [], contractLength: null }),
    ]);
    expect(shifts).toEqual([
      { label: 'Days', count: 5, median: 2_000, spellings: ['Days'] },
      { label: 'Nights', count: 4, median: null, spellings: ['Nights'] },
    ]);
    expect(lengths).toEqual([
      { label: '13 weeks', count: 5, median: 2_000, spellings: ['13 weeks'] },
      { label: '8 weeks', count: 4, median: null, spellings: ['8 weeks'] },
    ]);
  });

  it('counts no job without pay for a median', () => {
    const [days] = payGroups(jobs(5, 0, { shifts: ['Days'], payText: null })).shifts;
    expect(days).toMatchObject({ count: 5, median: null });
  });

  it('leaves out the smallest groups, where each job words its own', () => {
    const worded = Array.from({ length: 20 }, (_, at) =>
      jobs(at + 1, 2_000, { shifts: [], contractLength: `${at + 1} weeks or so` }),
    );
    const counts = groupsOf(worded.flat(), 3).lengths.map(({ count }) => count);
    expect(counts).toEqual([20, 19, 18]);
  });
});
