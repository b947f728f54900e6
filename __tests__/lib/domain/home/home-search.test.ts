import { buildJob, buildJobs } from '@/__tests__/support/build-job';
import {
  EMPTY_FIELD,
  homeSearchHref,
  settled,
  type SearchField,
} from '@/lib/domain/home/home-search';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { searchJobs } from '@/lib/domain/search/job-search';
import { searchOptions, type SearchOption } from '@/lib/domain/search/search-options';

const INDEX = indexJobs([
  buildJob({ id: '1', titles: ['RN'], specialties: ['ICU'], state: 'TX' }),
  buildJob({ id: '2', titles: ['RN, Charge'], specialties: ['Emergency Department'] }),
  buildJob({ id: '3', titles: ['CT Technologist'], specialties: ['CT'], state: 'NM' }),
  buildJob({ id: '4', titles: ['LPN'], specialties: ['Long Term Care'], state: 'NY' }),
]);
const { titles, specialties, states } = searchOptions(INDEX);
const roles = [...titles, ...specialties];
const typed = (text: string): SearchField => ({ chosen: null, typed: text });
const choice = (chosen: SearchOption | undefined): SearchField => ({
  chosen: chosen ?? null,
  typed: null,
});
const [iCU] = specialties.filter(({ label }) => label === 'ICU');
const [charge] = titles.filter(({ label }) => label === 'RN, Charge');
const [texas] = states.filter(({ label }) => label === 'Texas');

const END = '&sort=recent&collapsed=true';

describe('where the home search leads (HM-08, HM-09)', () => {
  it.each<[string, SearchField, SearchField, string | null]>([
    ['neither', EMPTY_FIELD, EMPTY_FIELD, null],
    ['blanks', typed('  '), typed(' '), null],
    ['two choices', choice(titles[0]), choice(texas), `/jobs?title=CT+Technologist&state=TX${END}`],
    ['a specialty', choice(iCU), EMPTY_FIELD, `/jobs?specialty=ICU${END}`],
    ['a comma', choice(charge), EMPTY_FIELD, `/jobs?title=RN%252C+Charge${END}`],
    ['a state alone', EMPTY_FIELD, choice(texas), `/jobs?state=TX${END}`],
    ['an exact text', typed('icu'), EMPTY_FIELD, `/jobs?specialty=ICU${END}`],
    ['the only option', typed('charge'), EMPTY_FIELD, `/jobs?title=RN%252C+Charge${END}`],
    ['an abbreviation', typed('er'), EMPTY_FIELD, `/jobs?specialty=Emergency+Department${END}`],
    ['words', typed(' night  nurse '), EMPTY_FIELD, `/jobs?${END.slice(1)}&q=night+nurse`],
    ['words and a state', typed('nurse'), typed('texas '), `/jobs?state=TX${END}&q=nurse`],
    ['a choice and a town', choice(iCU), typed('omaha'), `/jobs?specialty=ICU${END}&q=omaha`],
    ['words and a town', typed('nurse'), typed('omaha'), `/jobs?${END.slice(1)}&q=nurse+omaha`],
    ['a state by part', EMPTY_FIELD, typed('tex'), `/jobs?state=TX${END}`],
    ['part of several states', EMPTY_FIELD, typed('new'), `/jobs?${END.slice(1)}&q=new`],
    ['a state without jobs', EMPTY_FIELD, typed('hawaii'), `/jobs?state=HI${END}`],
    [
      'a choice typed over',
      { chosen: iCU ?? null, typed: 'ct' },
      EMPTY_FIELD,
      `/jobs?specialty=CT${END}`,
    ],
    ['a choice emptied', { chosen: iCU ?? null, typed: '' }, choice(texas), `/jobs?state=TX${END}`],
  ])('%s', (_, role, state, href) => {
    expect(homeSearchHref({ role: settled(role, roles), state: settled(state, states) })).toBe(
      href,
    );
  });

  it('to the words until the options have loaded; a state is known without them', () => {
    const [role, state] = [settled(typed('icu'), null), settled(typed('Texas'), null)];
    expect(homeSearchHref({ role, state })).toBe(`/jobs?state=TX${END}&q=icu`);
  });

  it('never empties a field', () => {
    for (const text of ['t', 'zzzz', 'travel', ' new nurse '])
      expect(settled(typed(text), roles)).toEqual(typed(text));
  });

  it('to a list with as many jobs as the chosen option says', () => {
    const index = indexJobs(buildJobs(120));
    const offered = searchOptions(index);
    for (const option of [...offered.titles, ...offered.specialties, ...offered.states]) {
      const href = homeSearchHref({ role: choice(option), state: EMPTY_FIELD });
      const query = parseJobQuery((href ?? '').replace('/jobs?', ''));
      expect(query.filters[option.facet]).toEqual([option.value]);
      expect(searchJobs(index, query).total).toBe(option.jobs);
    }
  });
});
