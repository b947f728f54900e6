import { buildJob, buildJobs } from '@/__tests__/support/build-job';
import { emptyQuery, PAGE_SIZES } from '@/lib/domain/query/job-query';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { searchJobs } from '@/lib/domain/search/job-search';
import { packResult, unpackResult } from '@/lib/domain/lists/packed-result';
import { toggleOption } from '@/lib/domain/lists/toggle-option';
import { COMPACT_STATES } from '@/lib/domain/place/states';

const jobs = [
  buildJob({
    id: '1',
    titles: ['RN', 'ICU Nurse'],
    specialties: ['ICU'],
    shifts: ['Nights'],
    orderTypes: ['Travel'],
    state: 'TX',
    daysOpen: 1,
  }),
  buildJob({
    id: '2',
    titles: ['ICU RN'],
    specialties: ['ICU'],
    shifts: ['Days'],
    orderTypes: ['Local', 'Travel Contract'],
    state: 'CA',
    daysOpen: 2,
  }),
  buildJob({
    id: '3',
    titles: ['rn'],
    specialties: ['Maternity', 'OB'],
    shifts: ['days', 'Nights'],
    orderTypes: ['TRAVEL'],
    state: 'IA',
    daysOpen: 3,
  }),
  buildJob({
    id: '4',
    titles: ['CT Tech, Lead'],
    specialties: ['CT'],
    shifts: [],
    orderTypes: ['Per Diem'],
    state: 'tx',
    daysOpen: 4,
  }),
  buildJob({
    id: '5',
    titles: ['Lactation Consultant'],
    specialties: [],
    shifts: ['Days'],
    orderTypes: [],
    state: null,
    daysOpen: null,
  }),
];
const index = indexJobs(jobs);
const search = (query: string) => searchJobs(index, parseJobQuery(query));
const ids = (query: string) => search(query).jobs.map(({ id }) => id);

describe('filtering (JL-24 to JL-27)', () => {
  it.each([
    ['', ['1', '2', '3', '4', '5']],
    ['title=RN', ['1', '3']],
    ['title=icu+nurse', ['1']],
    ['title=nurse', ['1']],
    ['title=CT', ['4']],
    ['title=CT+Tech%252C+Lead', ['4']],
    ['title=actation', ['5']],
    ['title=RN,CT', ['1', '3', '4']],
    ['specialty=ob', ['3']],
    ['specialty=ICU,CT', ['1', '2', '4']],
    ['state=texas', ['1', '4']],
    ['state=TX,ia', ['1', '3', '4']],
    ['state=T', []],
    ['shift=days', ['2', '3', '5']],
    ['shift=Day', []],
    ['title=RN&shift=Nights', ['1', '3']],
    ['title=RN&shift=Nights&state=IA', ['3']],
    ['title=plumber', []],
    ['title=plumber,RN', ['1', '3']],
    ['jobType=travel', ['1', '3']],
    ['jobType=contract', ['2']],
    ['jobType=diem', ['4']],
    ['jobType=loc', ['2']],
    ['jobType=Local,Per+Diem', ['2', '4']],
    ['jobType=Local&jobType=Travel', ['1', '2', '3']],
    ['jobType=Travel&shift=Days', ['3']],
    ['jobType=Permanent', []],
    ['certification=BLS', ['1', '2', '3', '4', '5']],
  ])('%p finds %p', (query, found) => {
    expect(ids(query)).toEqual(found);
  });
});

describe('the options of a filter (JL-03, JL-04)', () => {
  const titles = (query: string) =>
    search(query).facets.title.map(({ label, count }) => `${label} ${count}`);

  it('are the first titles, grouped without regard to case, by count, then alphabetically', () => {
    expect(titles('')).toEqual(['RN 2', 'CT Tech, Lead 1', 'ICU RN 1', 'Lactation Consultant 1']);
  });

  it('keep their order and count within the other filters, not within their own', () => {
    expect(titles('state=TX')).toEqual([
      'RN 1',
      'CT Tech, Lead 1',
      'ICU RN 0',
      'Lactation Consultant 0',
    ]);
    expect(titles('title=RN')).toEqual(titles(''));
  });

  it('come last if no job within the other filters has them, both parts in their order', () => {
    expect(titles('state=IA')).toEqual([
      'RN 1',
      'CT Tech, Lead 0',
      'ICU RN 0',
      'Lactation Consultant 0',
    ]);
    expect(titles('state=CA')).toEqual([
      'ICU RN 1',
      'RN 0',
      'CT Tech, Lead 0',
      'Lactation Consultant 0',
    ]);
    const states = search('shift=Nights').facets.state;
    expect(states.map(({ label, count }) => `${label} ${count}`)).toEqual([
      'Iowa 1',
      'Texas 1',
      'California 0',
    ]);
  });

  it('show states by name, in the order of their names', () => {
    expect(search('').facets.state).toEqual([
      { value: 'CA', label: 'California', count: 1, selected: false },
      { value: 'IA', label: 'Iowa', count: 1, selected: false },
      { value: 'TX', label: 'Texas', count: 2, selected: false },
    ]);
  });

  it('are sorted by the names of states, not by the codes', () => {
    const states = ['AK', 'AL', 'AR', 'AZ'].map((state) => buildJob({ id: state, state }));
    expect(
      searchJobs(indexJobs(states), emptyQuery).facets.state.map(({ value }) => value),
    ).toEqual(['AL', 'AK', 'AZ', 'AR']);
  });

  it('name each order type once, the most frequent first', () => {
    const jobTypes = (query: string) =>
      search(query).facets.jobType.map(({ label, count }) => `${label} ${count}`);
    expect(jobTypes('')).toEqual(['Travel 2', 'Local 1', 'Per Diem 1']);
    // An option without a job within the other filters comes last.
    expect(jobTypes('state=TX&jobType=Local')).toEqual(['Travel 1', 'Per Diem 1', 'Local 0']);
  });

  it('are never blank: the first value that is not blank counts', () => {
    const blank = buildJob({
      titles: ['', '  ', 'LPN'],
      specialties: [' '],
      shifts: [],
      state: '',
    });
    const { facets } = searchJobs(indexJobs([blank]), emptyQuery);
    expect(facets.title.map(({ label }) => label)).toEqual(['LPN']);
    expect([facets.specialty, facets.shift, facets.state]).toEqual([[], [], []]);
  });

  it('are selected when a term matches them', () => {
    const selected = (query: string) =>
      search(query).facets.title.flatMap((option) => (option.selected ? [option.value] : []));
    expect(selected('title=rn')).toEqual(['RN']);
    expect(selected('title=ct,actation')).toEqual(['CT Tech, Lead', 'Lactation Consultant']);
    expect(selected('title=ICU+Nurse')).toEqual([]);
  });
});

describe('what postings mention', () => {
  const [one, two, three, four, five] = jobs;
  const stating = indexJobs(
    [one, two, three, four, five].flatMap((job, at) => {
      const says = [['Epic', 'no call'], ['no call'], ['Cerner'], ['no call', 'Epic']][at];
      return job ? [{ ...job, ...(says && { says }) }] : [];
    }),
  );
  const found = (query: string) => searchJobs(stating, parseJobQuery(query));

  it('is a category like any other, and every mention of a job is an option', () => {
    expect(found('').facets.says.map(({ label, count }) => [label, count])).toEqual([
      ['no call', 3],
      ['Epic', 2],
      ['Cerner', 1],
    ]);
    expect(found('says=Epic').jobs.map(({ id }) => id)).toEqual(['1', '4']);
    expect(found('says=EPIC,cerner').jobs.map(({ id }) => id)).toEqual(['1', '3', '4']);
    expect(found('says=no+call&state=TX').total).toBe(2);
    expect(found('state=TX').facets.says.map(({ label, count }) => [label, count])).toEqual([
      ['no call', 2],
      ['Epic', 2],
      ['Cerner', 0],
    ]);
    expect(found('says=Epic').facets.jobType.map(({ label, count }) => [label, count])).toEqual([
      ['Travel', 1],
      ['Per Diem', 1],
      ['Local', 0],
    ]);
  });

  it('is matched exactly, and its tag says that the posting mentions it', () => {
    expect(found('says=call').total).toBe(0);
    expect(found('says=NO+CALL').tags).toEqual([
      { facet: 'says', value: 'NO CALL', label: 'Posting mentions no call', stage: 'exact' },
    ]);
    expect(found('says=Cerner&state=TX').suggestions).toEqual([
      { dropped: [{ facet: 'state', labels: ['Texas'] }], total: 1 },
      { dropped: [{ facet: 'says', labels: ['Posting mentions Cerner'] }], total: 2 },
    ]);
  });

  it('offers nothing if no posting mentions anything', () => {
    expect(search('').facets.says).toEqual([]);
  });
});

describe('tags (JL-09, JL-26)', () => {
  it('are one per term, in the spelling of the label if there is one', () => {
    expect(search('title=rn,tech,plumber&state=tx,zz').tags).toEqual([
      { facet: 'title', value: 'rn', label: 'RN', stage: 'exact' },
      { facet: 'title', value: 'tech', label: 'tech', stage: 'words' },
      { facet: 'title', value: 'plumber', label: 'plumber', stage: null },
      { facet: 'state', value: 'TX', label: 'Texas', stage: 'exact' },
      { facet: 'state', value: 'zz', label: 'zz', stage: null },
    ]);
  });

  it('remain for a job type that matches nothing', () => {
    expect(search('jobType=travel,Permanent').tags).toEqual([
      { facet: 'jobType', value: 'travel', label: 'Travel', stage: 'exact' },
      { facet: 'jobType', value: 'Permanent', label: 'Permanent', stage: null },
    ]);
    expect(search('jobType=Permanent&state=TX').suggestions).toEqual([
      { dropped: [{ facet: 'jobType', labels: ['Permanent'] }], total: 2 },
    ]);
  });
});

describe('nothing found (JL-29)', () => {
  it('suggests what to drop and how many jobs that brings back', () => {
    expect(search('title=RN&state=CA').suggestions).toEqual([
      { dropped: [{ facet: 'title', labels: ['RN'] }], total: 1 },
      { dropped: [{ facet: 'state', labels: ['California'] }], total: 2 },
    ]);
  });

  it('leaves out suggestions that bring nothing back', () => {
    expect(search('title=RN&shift=Never').suggestions).toMatchObject([
      { dropped: [{ facet: 'shift' }] },
    ]);
    expect(search('title=a1,a2').suggestions).toEqual([
      { dropped: [{ facet: 'title', labels: ['a1', 'a2'] }], total: index.jobs.length },
    ]);
  });

  it('suggests which two to drop if no single one helps', () => {
    expect(search('title=plumber&shift=never').suggestions).toEqual([
      {
        dropped: [
          { facet: 'title', labels: ['plumber'] },
          { facet: 'shift', labels: ['never'] },
        ],
        total: index.jobs.length,
      },
    ]);
    expect(search('title=plumber&shift=never&specialty=none').suggestions).toEqual([]);
  });

  it('suggests nothing while jobs are found', () => {
    expect(search('title=RN').suggestions).toEqual([]);
  });

  it('is an empty page 1', () => {
    expect(search('title=plumber&page=7')).toMatchObject({
      total: 0,
      page: 1,
      pageCount: 1,
      first: 0,
      last: 0,
      jobs: [],
    });
    expect(searchJobs(indexJobs([]), emptyQuery)).toMatchObject({ total: 0, tags: [] });
  });
});

describe('pages (JL-18, JL-23)', () => {
  const [per, other] = PAGE_SIZES;
  const total = 2 * per + 3;
  const many = indexJobs(buildJobs(total));
  const rest = Math.min(other, total);

  it.each([
    ['', 1, 1, per, per],
    ['page=3', 3, 2 * per + 1, total, 3],
    ['page=99', 3, 2 * per + 1, total, 3],
    ['page=0', 1, 1, per, per],
    [`per=${other}`, 1, 1, rest, rest],
  ])('%p shows page %d: %d-%d', (query, page, first, last, length) => {
    const result = searchJobs(many, parseJobQuery(query));
    expect(result).toMatchObject({ total, page, first, last });
    expect(result.jobs).toHaveLength(length);
  });
});

describe('sorting (JL-14, JL-15)', () => {
  const paid = indexJobs([
    buildJob({ id: 'low', payText: '$1,000 weekly', daysOpen: 0 }),
    buildJob({ id: 'high', payText: '$900 - $3,000 weekly', daysOpen: 9 }),
  ]);

  it.each([
    ['', ['low', 'high']],
    ['sort=recent', ['low', 'high']],
    ['sort=highestPay', ['high', 'low']],
  ])('%p gives %p', (query, order) => {
    expect(searchJobs(paid, parseJobQuery(query)).jobs.map(({ id }) => id)).toEqual(order);
  });
});

describe('checking and unchecking an option', () => {
  const toggle = (query: string, facet: 'title' | 'state' | 'shift', value: string) =>
    toggleOption(search(query), parseJobQuery(query), facet, value);

  it('adds it and removes it again, on page 1', () => {
    const checked = toggle('page=3', 'title', 'RN');
    expect(checked).toEqual(parseJobQuery('title=RN'));
    expect(toggle('title=RN', 'title', 'RN')).toEqual(emptyQuery);
  });

  it('removes a value of the URL in another spelling', () => {
    expect(toggle('state=texas,CA', 'state', 'TX').filters.state).toEqual(['CA']);
    expect(toggle('shift=DAYS', 'shift', 'Days').filters.shift).toEqual([]);
  });

  it('replaces a broad term by the other options it covered', () => {
    expect(toggle('title=plumber,ct', 'title', 'CT Tech, Lead').filters.title).toEqual(['plumber']);
    expect(toggle('title=t', 'title', 'CT Tech, Lead').filters.title).toEqual([
      'Lactation Consultant',
    ]);
  });
});

describe('a term that matches only a second title', () => {
  const second = indexJobs([
    buildJob({ id: '1', titles: ['LPN', 'ICU RN'] }),
    buildJob({ id: '2', titles: ['Maternity'] }),
  ]);
  const chosen = ({ facets }: Pick<ReturnType<typeof searchJobs>, 'facets'>) =>
    facets.title.flatMap(({ label, selected }) => (selected ? [label] : []));

  it("does not check an option that merely contains its letters: 'RN' is not Maternity", () => {
    const query = parseJobQuery('title=RN');
    const result = searchJobs(second, query);
    expect(result.jobs.map(({ id }) => id)).toEqual(['1']);
    expect(chosen(result)).toEqual([]);
    expect(chosen(unpackResult(packResult(result), query))).toEqual([]);
  });

  it('is kept when such an option is unchecked, in the first HTML too', () => {
    const query = parseJobQuery('title=RN,Maternity');
    const result = searchJobs(second, query);
    for (const shown of [result, unpackResult(packResult(result), query)]) {
      expect(toggleOption(shown, query, 'title', 'Maternity').filters.title).toEqual(['RN']);
    }
  });
});

describe('the Compact States box (JL-05)', () => {
  it('accepts names in a hand-made query, as the search does', () => {
    const byName = { ...emptyQuery, filters: { ...emptyQuery.filters, state: ['texas', 'CA'] } };
    expect(searchJobs(index, byName)).toMatchObject({ total: 3, compactStates: 'some' });
    const early = unpackResult(packResult(searchJobs(index, emptyQuery)), byName);
    expect(early.facets.state).toEqual(searchJobs(index, byName).facets.state);
    expect(early.tags.map(({ label }) => label)).toEqual(['Texas', 'California']);
    expect(toggleOption(searchJobs(index, byName), byName, 'state', 'TX').filters.state).toEqual([
      'CA',
    ]);
  });

  it.each([
    ['', 'none'],
    ['state=CA', 'none'],
    ['state=CA,texas', 'some'],
    [`state=${COMPACT_STATES.slice(1).join(',')}`, 'some'],
    [`state=CA,${COMPACT_STATES.join(',').toLowerCase()}`, 'all'],
  ])('knows how many are chosen: %.20s', (query, expected) => {
    expect(search(query).compactStates).toBe(expected);
  });
});
