import { shownTags } from '@/lib/domain/lists/shown-tags';
import { COMPACT_STATES } from '@/lib/domain/place/states';
import { emptyQuery, withoutTag, withTerms } from '@/lib/domain/query/job-query';
import { searchJobs } from '@/lib/domain/search/job-search';
import { buildJob } from '@/__tests__/support/build-job';
import { indexJobs } from '@/__tests__/support/index-jobs';

const NIGHTS = ['Nights, 3 × 12', 'Nights, 5 × 8'];
const INDEX = indexJobs(
  ['Evenings', ...NIGHTS].map((shift, at) => buildJob({ id: `a${at}`, shifts: [shift] })),
);
const tagsOf = (query: typeof emptyQuery) => shownTags(searchJobs(INDEX, query));
const labelsOf = (query: typeof emptyQuery) => tagsOf(query).map(({ label }) => label);
const shifts = (...chosen: readonly string[]) => withTerms(emptyQuery, 'shift', chosen);

it('has one tag for all nights, which removes just those', () => {
  const query = shifts(NIGHTS[0]!, 'Evenings', NIGHTS[1]!);
  const [nights, evenings] = tagsOf(query);
  expect(labelsOf(query)).toEqual(['All nights', 'Evenings']);
  expect(withoutTag(query, nights!).filters.shift).toEqual(['Evenings']);
  expect(withoutTag(query, evenings!).filters.shift).toEqual(NIGHTS);
});

it.each([[['Nights, 3 × 12']], [['Nights']]])('names %j as it was chosen', (chosen) => {
  expect(labelsOf(shifts('Evenings', ...chosen))).toEqual(['Evenings', ...chosen]);
});

it('has one tag for the compact states beside another state, and one for each if one is missing', () => {
  const all = withTerms(emptyQuery, 'state', ['CA', ...COMPACT_STATES]);
  const [, compact] = tagsOf(all);
  expect(labelsOf(all)).toEqual(['California', 'Compact States']);
  expect(withoutTag(all, compact!).filters.state).toEqual(['CA']);
  expect(tagsOf(withoutTag(all, { facet: 'state', value: 'TX' }))).toHaveLength(39);
});
