import {
  setShifts,
  shiftGroups,
  shownTags,
  withoutShownTag,
} from '@/lib/domain/lists/shift-groups';
import { searchJobs } from '@/lib/domain/search/job-search';
import { buildJob } from '@/__tests__/support/build-job';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { emptyQuery, withTerms } from '@/lib/domain/query/job-query';

const option = (value: string, selected = false) => ({ value, selected });
const NIGHTS = ['Nights, 3 × 12', 'Nights, 5 × 8'];

describe('shiftGroups', () => {
  it('has a group of each time that several shifts have', () => {
    const groups = shiftGroups([
      option('Days, 3 × 12'),
      option('Nights, 3 × 12', true),
      option('Evenings, 5 × 8', true),
      option('Days, 5 × 8'),
      option('Nights, 5 × 8'),
    ]);
    expect(groups).toEqual([
      { label: 'All nights', values: NIGHTS, chosen: 'some' },
      { label: 'All days', values: ['Days, 3 × 12', 'Days, 5 × 8'], chosen: 'none' },
    ]);
  });

  it('says when all of a group are chosen', () => {
    const [nights] = shiftGroups(NIGHTS.map((shift) => option(shift, true)));
    expect(nights?.chosen).toBe('all');
  });

  it('has no group of one shift', () => {
    expect(shiftGroups([option('Nights'), option('Days'), option('Evenings')])).toEqual([]);
  });
});

describe('setShifts', () => {
  const others = withTerms({ ...emptyQuery, page: 3 }, 'shift', ['Evenings', 'nights, 3 × 12']);

  it('adds what is missing, back on the first page', () => {
    const query = setShifts(others, NIGHTS, true);
    expect(query.filters.shift).toEqual(['Evenings', 'nights, 3 × 12', 'Nights, 5 × 8']);
    expect(query.page).toBe(1);
  });

  it('removes just those, however they are spelt', () => {
    expect(setShifts(others, NIGHTS, false).filters.shift).toEqual(['Evenings']);
    expect(setShifts(others, NIGHTS, false).page).toBe(1);
  });
});

describe('the tags', () => {
  const tagged = (...chosen: readonly string[]) => {
    const query = withTerms(emptyQuery, 'shift', ['Evenings', ...chosen]);
    const index = indexJobs(
      ['Evenings', ...NIGHTS].map((shift, at) => buildJob({ id: `a${at}`, shifts: [shift] })),
    );
    return { query, tags: shownTags(searchJobs(index, query)) };
  };

  it('have one for all nights, which removes just those', () => {
    const { query, tags } = tagged(...NIGHTS);
    expect(tags.map(({ label }) => label)).toEqual(['Evenings', 'All nights']);
    expect(withoutShownTag(query, tags[1]!).filters.shift).toEqual(['Evenings']);
    expect(withoutShownTag(query, tags[0]!).filters.shift).toEqual(NIGHTS);
  });

  it.each([[['Nights, 3 × 12']], [['Nights']]])('name %j as it was chosen', (chosen) => {
    expect(tagged(...chosen).tags.map(({ label }) => label)).toEqual(['Evenings', ...chosen]);
  });
});
