import { payGroups } from '@/lib/domain/pay-pages/pay-groups';
import { buildJob } from '@/__tests__/support/build-job';

type Overrides = Parameters<typeof buildJob>[0];
const jobs = (count: number, figure: number, overrides: Overrides) =>
  Array.from({ length: count }, (_, at) =>
    buildJob({
      id: `${figure}-${at}`,
      payText: `$${figure} weekly`,
      shifts: [],
      contractLength: null,
      ...overrides,
    }),
  );
const groupsOf = (all: ReturnType<typeof jobs>, most = 8) =>
  payGroups(all, { specialty: ['ICU'] }, most).map(
    ({ label, median, href }) => `${label} ${median} ${decodeURIComponent(href)}`,
  );

describe('what jobs pay by shift and by length', () => {
  it('takes the spellings of a shift or a length as one, those with most jobs first, shifts before lengths', () => {
    expect(
      groupsOf([
        ...jobs(5, 2_200, { shifts: ['Days, 5 × 8'], contractLength: '13 weeks' }),
        ...jobs(3, 2_600, { shifts: ['Nights, 3 × 12'], contractLength: '13-week contract' }),
        ...jobs(4, 2_700, { shifts: ['nights (4 × 10)'] }),
      ]),
    ).toEqual([
      'Nights 2700 /jobs?specialty=ICU&shift=Nights%2C+3+×+12,nights+(4+×+10)',
      'Days 2200 /jobs?specialty=ICU&shift=Days%2C+5+×+8',
      '13 weeks 2200 /jobs?specialty=ICU&q=13+weeks',
    ]);
  });

  it('has no group of fewer than five figures, or of a length that is not plainly weeks', () => {
    expect(
      groupsOf([
        ...jobs(4, 3_000, { shifts: ['Nights'], contractLength: '8 weeks' }),
        ...jobs(5, 0, { shifts: ['Days'], payText: null }),
        ...jobs(5, 3_000, { contractLength: '8-13 weeks' }),
        ...jobs(5, 3_000, { contractLength: '3 months' }),
      ]),
    ).toEqual([]);
  });

  it('leaves out the smallest groups', () => {
    const lengths = [8, 13, 26].flatMap((weeks) =>
      jobs(weeks, 2_000, { contractLength: `${weeks} weeks` }),
    );
    expect(groupsOf(lengths, 2).map((group) => group.slice(0, 8))).toEqual([
      '26 weeks',
      '13 weeks',
    ]);
  });
});
