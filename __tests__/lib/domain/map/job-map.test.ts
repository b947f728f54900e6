import { buildJob } from '@/__tests__/support/build-job';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { searchMap } from '@/lib/domain/map/job-map';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';

const JOBS = [
  buildJob({ id: '1', titles: ['RN', 'Travel Nurse'], specialties: ['ICU'], shifts: ['Nights'] }),
  buildJob({
    id: '2',
    titles: ['RN'],
    specialties: ['ER', 'Trauma'],
    shifts: ['Days', 'Rotating'],
  }),
  buildJob({ id: '3', titles: ['Intern'], specialties: ['Maternity'], shifts: ['Days'] }),
  buildJob({ id: '4', titles: ['RN'], specialties: ['ICU'], shifts: ['Days'], coordinates: null }),
];
const INDEX = indexJobs(JOBS);
const found = (search: string) => {
  const { groups, unplaced } = searchMap(INDEX, parseJobQuery(search));
  const ids = [...groups.flatMap(({ jobs }) => jobs), ...unplaced].map(({ id }) => id);
  return ids.sort().join();
};

describe('what the map shows for a query', () => {
  it.each([
    ['nothing chosen', '', '1,2,3,4'],
    ['any of the titles (MP-07)', 'title=Travel Nurse', '1'],
    ['either specialty (MP-07)', 'specialty=Trauma', '2'],
    ['either shift (MP-07)', 'shift=Rotating', '2'],
    ['OR within a category (MP-08)', 'specialty=ICU,ER', '1,2,4'],
    ['AND across categories (MP-08)', 'specialty=ICU,ER&shift=Days', '2,4'],
    ['any letter case (MP-10)', 'title=rN&specialty=icu', '1,4'],
    ['whole words before parts: no Intern, no Maternity (MP-10)', 'title=RN', '1,2,4'],
    ['part of a name (MP-10)', 'specialty=materni', '3'],
    ['a shift exactly, not in part (MP-10)', 'shift=Day', ''],
    ['a value that matches nothing', 'title=Astronaut', ''],
    ['a state: it fits the view and keeps nothing out', 'state=AK', '1,2,3,4'],
  ])('%s', (_, search, ids) => {
    expect(found(search)).toBe(ids);
  });

  it('keeps a value that matches nothing as a tag', () => {
    const { tags, total } = searchMap(INDEX, parseJobQuery('shift=Day'));
    expect(tags).toMatchObject([{ facet: 'shift', value: 'Day', stage: null }]);
    expect(total).toBe(0);
  });

  it('distinguishes jobs without a place from no jobs at all (ER-27)', () => {
    const query = parseJobQuery('');
    expect(searchMap(indexJobs([buildJob({ coordinates: null })]), query)).toMatchObject({
      hasPlaces: false,
      total: 1,
    });
    expect(searchMap(INDEX, parseJobQuery('title=Astronaut')).hasPlaces).toBe(true);
  });
});
