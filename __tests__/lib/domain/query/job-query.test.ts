import fc from 'fast-check';
import {
  emptyQuery,
  chosenSort,
  hasFilters,
  withFilters,
  withoutFilters,
  withoutTag,
  setTerms,
  withTerm,
  PAGE_SIZES,
} from '@/lib/domain/query/job-query';
import {
  decodeListValue,
  encodeListValue,
  parseJobQuery,
  serializeJobQuery,
} from '@/lib/domain/query/job-query-url';
import { FACET_NAMES, FACETS, type FacetName } from '@/lib/domain/query/facets';
import { listAddress } from '@/lib/domain/query/safe-list-href';
import { withWholeValues } from '@/lib/domain/query/whole-values';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { buildJob } from '@/__tests__/support/build-job';
import { anyText, jobQueries } from '@/__tests__/lib/domain/arbitraries';

const [, OTHER] = PAGE_SIZES;

const filters = (some: Partial<typeof emptyQuery.filters>) => ({ ...emptyQuery.filters, ...some });

describe('the query of the list (JL-21)', () => {
  it('reads every parameter', () => {
    const search =
      '?title=RN,Med+Tech&state=tx,Iowa&specialty=ICU&shift=Nights&jobType=Travel&says=Epic,no+call&certification=BLS' +
      `&sort=highestPay&collapsed=true&page=3&per=${OTHER}&q=night++nurse&minPay=2000&near=Austin,+TX&radius=50`;
    expect(parseJobQuery(search)).toEqual({
      filters: filters({
        title: ['RN', 'Med Tech'],
        state: ['TX', 'IA'],
        specialty: ['ICU'],
        shift: ['Nights'],
        jobType: ['Travel'],
        says: ['Epic', 'no call'],
      }),
      certifications: ['BLS'],
      sort: 'highestPay',
      collapsed: true,
      page: 3,
      per: OTHER,
      q: 'night nurse',
      minPay: 2_000,
      near: 'Austin, TX',
      radius: 50,
    });
  });

  it('writes them in one order, whatever order they were chosen in', () => {
    const query = parseJobQuery(
      `radius=25&near=Austin&minPay=1500&q=icu&per=${OTHER}&page=3&collapsed=true&sort=recent&certification=BLS&says=no+call&jobType=Travel&shift=Nights&specialty=ICU&state=TX&title=RN`,
    );
    expect(serializeJobQuery(query)).toBe(
      `title=RN&state=TX&specialty=ICU&shift=Nights&jobType=Travel&says=no+call&certification=BLS&sort=recent&collapsed=true&page=3&per=${OTHER}&q=icu&minPay=1500&near=Austin&radius=25`,
    );
  });

  it.each([
    [
      'minPay',
      [
        '0',
        '-5',
        '1.5',
        '2,00',
        '$',
        '1e4',
        '45/hr',
        '$45 per hour',
        '100000',
        '99999999999',
        'x',
        '',
      ],
    ],
    ['radius', ['10', '50.0', '-25', '999', 'Infinity', '']],
  ])('leaves out an ill-formed %s', (name, values) => {
    for (const value of values) {
      const query = parseJobQuery(new URLSearchParams({ near: 'Austin', [name]: value }));
      expect(query).toEqual({ ...emptyQuery, near: 'Austin' });
    }
  });

  it.each([
    ['2,000', 2_000],
    ['$2,000', 2_000],
    ['$900', 900],
    ['2000.00', 2_000],
    ['2k', 2_000],
    ['$2.5K', 2_500],
    ['2000+', 2_000],
    ['$2,000 a week', 2_000],
    ['2000/wk', 2_000],
    ['2,000 weekly', 2_000],
    ['2000.', 2_000],
    ['2000)', 2_000],
  ])('reads the minimum %p', (minPay, dollars) => {
    expect(parseJobQuery(new URLSearchParams({ minPay })).minPay).toBe(dollars);
  });

  it.each(
    FACET_NAMES.flatMap((name) =>
      [name, ...(FACETS[name].alsoRead ?? [])].map((key) => [key, name]),
    ),
  )('%s is %s in any case, and is written as that', (key, name) => {
    expect(serializeJobQuery(parseJobQuery(`${key.toUpperCase()}[]=x`))).toBe(`${name}=x`);
  });

  it.each([
    ['title=RN&amp;state=MO', 'title=RN&state=MO'],
    ['title=RN&amp;amp;state=MO', 'title=RN&state=MO'],
    ['state=TX)', 'state=TX'],
    ['state=tx,Texas).', 'state=TX'],
    ['State=MO&TITLE=RN', 'title=RN&state=MO'],
    ['state[]=MO&state[]=TX', 'state=MO,TX'],
    ['state%5B%5D=MO&state[1]=TX', 'state=MO,TX'],
    ['states[0]=MO', 'state=MO'],
    ['titles=RN&Specialties=ICU&shifts=Nights', 'title=RN&specialty=ICU&shift=Nights'],
    ['job_types=Travel&certifications=BLS', 'jobType=Travel&certification=BLS'],
    ['city=Austin,+TX&radius=25', 'near=Austin,+TX&radius=25'],
    ['location=Austin', 'near=Austin'],
    ['regions[0]=MO', ''],
    [
      'job_type=Travel&min-pay=2k&Radius=25mi&near=Austin',
      'jobType=Travel&minPay=2000&near=Austin&radius=25',
    ],
    ['speciality=ICU', 'specialty=ICU'],
    ['state=MO&state=TX', 'state=MO,TX'],
    ['q=icu&q=rn', 'q=icu+rn'],
    ['minPay=2000&minPay=2500', 'minPay=2500'],
    ['minPay=x&minPay=2500', 'minPay=2500'],
    ['near=&near=Austin&radius=25.', 'near=Austin&radius=25'],
    ['state=N.+C.,calif.', 'state=NC,CA'],
    ['utm_source=x&fbclid=y&__proto__=z&constructor=a', ''],
  ])('reads %s', (sent, plain) => {
    expect(serializeJobQuery(parseJobQuery(sent))).toBe(plain);
  });

  it('has no radius and no sort by distance without a place', () => {
    expect(parseJobQuery('radius=50&sort=distance&near=+')).toEqual(emptyQuery);
    expect(parseJobQuery('sort=distance&near=Austin').sort).toBe('distance');
  });

  it('reads a typed text up to its limit, never half a character', () => {
    const { q, near } = parseJobQuery(
      new URLSearchParams({ q: '😀'.repeat(500), near: 'x '.repeat(900) }),
    );
    expect(q).toBe('😀'.repeat(100));
    expect(near).toHaveLength(79);
    expect(parseJobQuery(serializeJobQuery({ ...emptyQuery, q, near }))).toMatchObject({ q, near });
  });

  it.each([
    ['', null],
    ['near=Austin', 'distance'],
    ['near=Austin&sort=recent', 'recent'],
    ['near=Austin&sort=highestPay', 'highestPay'],
    ['sort=distance', null],
  ])('%p is sorted by %s', (search, order) => {
    expect(chosenSort(parseJobQuery(search))).toBe(order);
  });

  it('drops a tag, or all filters, and keeps the rest', () => {
    const query = parseJobQuery(
      `title=RN&sort=distance&page=4&per=${OTHER}&q=icu&minPay=2000&near=Austin&radius=50`,
    );
    const without = (facet: 'title' | 'q' | 'minPay' | 'near', value = '') =>
      serializeJobQuery(withoutTag(query, { facet, value }));
    expect(without('title', 'rn')).toBe(
      `sort=distance&per=${OTHER}&q=icu&minPay=2000&near=Austin&radius=50`,
    );
    expect(without('q')).toBe(
      `title=RN&sort=distance&per=${OTHER}&minPay=2000&near=Austin&radius=50`,
    );
    expect(without('minPay')).toBe(
      `title=RN&sort=distance&per=${OTHER}&q=icu&near=Austin&radius=50`,
    );
    expect(without('near')).toBe(`title=RN&per=${OTHER}&q=icu&minPay=2000`);
    expect(serializeJobQuery(withoutFilters(query))).toBe(`per=${OTHER}`);
  });

  it('leaves out defaults', () => {
    expect(serializeJobQuery(emptyQuery)).toBe('');
    expect(
      serializeJobQuery(
        parseJobQuery(`page=1&per=${emptyQuery.per}&collapsed=false&title=&state=,`),
      ),
    ).toBe('');
  });

  it.each(['', '?', '&&=&', 'utm_source=mail', 'title=', 'title=,,%20,'])(
    'is empty for %p',
    (search) => {
      expect(parseJobQuery(search)).toEqual(emptyQuery);
    },
  );

  it('reads repeated keys, as a form without JavaScript sends them, as one list (JL-23)', () => {
    expect(parseJobQuery('title=RN&title=LPN,CNA&title=rn').filters.title).toEqual([
      'RN',
      'LPN',
      'CNA',
    ]);
  });

  it('accepts URLSearchParams and does not change them', () => {
    const params = new URLSearchParams({ state: 'texas' });
    expect(parseJobQuery(params).filters.state).toEqual(['TX']);
    expect(params.toString()).toBe('state=texas');
  });

  it('keeps an unknown state as it is', () => {
    expect(parseJobQuery('state=Ontario,zz').filters.state).toEqual(['Ontario', 'zz']);
  });

  it.each(['0', '-1', 'abc', '1.5', '2e3', '', ' 2', '²'])(
    'reads a bad page, %p, as page 1',
    (page) => {
      expect(parseJobQuery(new URLSearchParams({ page })).page).toBe(1);
    },
  );

  it.each([
    ['2', 2],
    ['007', 7],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ])('reads page %.12s', (page, expected) => {
    expect(parseJobQuery(`page=${page}`).page).toBe(expected);
  });

  it.each(['', '7', '1000', '10,25', 'ten'])('reads a bad page size, %p, as the default', (per) => {
    expect(parseJobQuery(new URLSearchParams({ per })).per).toBe(emptyQuery.per);
  });

  it.each(['', 'RECENT', 'pay'])('ignores an unknown sort %p', (sort) => {
    expect(parseJobQuery(new URLSearchParams({ sort })).sort).toBeNull();
  });
});

describe('a comma or a percent sign inside a value (JL-23)', () => {
  it.each([
    ['Tech, Lab', 'Tech%2C Lab'],
    ['50% Float', '50%25 Float'],
    ['%2C', '%252C'],
    ['RN/LPN (ICU)', 'RN/LPN (ICU)'],
  ])('survives the list: %p', (value, encoded) => {
    expect(encodeListValue(value)).toBe(encoded);
    expect(decodeListValue(encoded)).toBe(value);
  });

  it('leaves the address readable', () => {
    const query = withTerm(withTerm(emptyQuery, 'title', 'RN/LPN'), 'title', 'Med Tech');
    expect(serializeJobQuery(query)).toBe('title=RN/LPN,Med+Tech');
  });

  it.each([
    ['a list with encoded commas', 'title=RN%2CLPN', ['RN', 'LPN']],
    ['our own encoding in lower case', 'title=Tech%252c+Lab', ['Tech, Lab']],
    ['a percent sign typed by hand', 'title=100%+Float', ['100% Float']],
    ['our own encoding', 'title=Tech%252C+Lab,RN', ['Tech, Lab', 'RN']],
  ])('reads %s', (_, search, titles) => {
    expect(parseJobQuery(search).filters.title).toEqual(titles);
  });

  it('survives for any value', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        expect(decodeListValue(encodeListValue(value))).toBe(value);
        expect(encodeListValue(value)).not.toContain(',');
      }),
    );
  });
});

describe('a value with a comma that others did not escape', () => {
  const known = indexJobs([
    buildJob({ titles: ['RN, ICU', 'RN'], specialties: ['ICU'], shifts: ['Nights, 3 × 12'] }),
    buildJob({ titles: ['RN'], specialties: ['Tech, Lab, Night'], shifts: ['Days, 5 × 8, Flex'] }),
    buildJob({ titles: ['LPN'], orderTypes: ['Local, Block'], shifts: ['Days'] }),
  ]).facets;
  const filtersOf = (search: string) =>
    parseJobQuery(withWholeValues(new URLSearchParams(search), known)).filters;

  it.each<[search: string, facet: FacetName, terms: readonly string[]]>([
    ['shift=Nights%2C%203%20%C3%97%2012', 'shift', ['Nights, 3 × 12']],
    ['shift=nights,%20%203+×+12', 'shift', ['nights, 3 × 12']],
    ['Shift[]=Nights, 3 × 12,Days', 'shift', ['Nights, 3 × 12', 'Days']],
    [
      'shift=Days,Days, 5 × 8, Flex,Nights, 3 × 12',
      'shift',
      ['Days', 'Days, 5 × 8, Flex', 'Nights, 3 × 12'],
    ],
    ['shift=Days, 5 × 8', 'shift', ['Days', '5 × 8']],
    ['title=RN, ICU', 'title', ['RN, ICU']],
    ['title=RN, LPN', 'title', ['RN', 'LPN']],
    ['specialty=tech, lab, night,ICU', 'specialty', ['tech, lab, night', 'ICU']],
    ['jobType=Local, Block', 'jobType', ['Local, Block']],
    ['state=TX, OK', 'state', ['TX', 'OK']],
    ['title=Tech%252C+Lab,RN', 'title', ['Tech, Lab', 'RN']],
  ])('%s is read by what the jobs have', (search, facet, terms) => {
    expect(filtersOf(search)[facet]).toEqual(terms);
  });

  it('is escaped as our own addresses have it, and nothing else changes', () => {
    const read = withWholeValues(new URLSearchParams('q=a, b&shift=Nights, 3 × 12&utm=x'), known);
    expect([...read]).toEqual([
      ['q', 'a, b'],
      ['shift', 'Nights%2C 3 × 12'],
      ['utm', 'x'],
    ]);
    expect(withWholeValues(read, known)).toBe(read);
  });
});

describe('the query string both ways', () => {
  it('restores the query that was written', () => {
    fc.assert(
      fc.property(jobQueries, (query) =>
        expect(parseJobQuery(serializeJobQuery(query))).toEqual(query),
      ),
    );
  });

  it('keeps every parameter in a link back to the list, and nothing else', () => {
    fc.assert(
      fc.property(jobQueries, (query) => {
        const written = serializeJobQuery(query);
        const back = written && `?${written}`;
        expect(listAddress(`utm_source=x&${written}&next=/elsewhere`)).toBe(`/jobs${back}`);
      }),
    );
  });

  it('restores any terms, whatever characters they have', () => {
    const values = fc.array(anyText, { maxLength: 4 });
    fc.assert(
      fc.property(values, values, (titles, states) => {
        let query = emptyQuery;
        for (const title of titles) query = withTerm(query, 'title', title.toWellFormed());
        for (const state of states) query = withTerm(query, 'state', state.toWellFormed());
        expect(parseJobQuery(serializeJobQuery(query))).toEqual(query);
      }),
    );
  });

  it('reads any text without throwing, and is stable: written and read again it is the same', () => {
    const search = fc.oneof(
      anyText,
      fc
        .array(fc.tuple(fc.constantFrom(...FACET_NAMES, 'page', 'per', 'sort'), anyText))
        .map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
    );
    fc.assert(
      fc.property(search, (text) => {
        const query = parseJobQuery(text);
        expect(parseJobQuery(serializeJobQuery(query))).toEqual(query);
      }),
    );
  });

  it('limits what a made-up address can request', () => {
    const search = `title=${Array.from({ length: 5_000 }, (_, term) => `t${term}`).join(',')}`;
    expect(parseJobQuery(search).filters.title).toHaveLength(120);
  });
});

describe('changing the filters (JL-20)', () => {
  const onPage3 = { ...emptyQuery, page: 3, sort: 'highestPay', per: OTHER } as const;

  it('goes back to page 1 and keeps sort and page size', () => {
    expect(withTerm(onPage3, 'title', 'RN')).toEqual({
      ...onPage3,
      page: 1,
      filters: filters({ title: ['RN'] }),
    });
    expect(withFilters(onPage3, emptyQuery.filters).page).toBe(1);
  });

  it('adds a term once, whatever its spelling, and no blank one', () => {
    const query = withTerm(withTerm(emptyQuery, 'title', 'RN'), 'title', ' rn ');
    expect(withTerm(query, 'title', '  ').filters.title).toEqual(['RN']);
    expect(withTerm(parseJobQuery('state=TX'), 'state', 'texas').filters.state).toEqual(['TX']);
  });

  it('adds and removes terms in any spelling and leaves the others, back on the first page', () => {
    const query = parseJobQuery('title=RN,LPN&state=TX,CA&page=4');
    const set = (facet: FacetName, terms: readonly string[], on: boolean) =>
      setTerms(query, facet, terms, on);
    expect(set('title', ['rn'], false).filters).toEqual(
      filters({ title: ['LPN'], state: ['TX', 'CA'] }),
    );
    expect(set('state', ['Texas', 'UT'], false).filters.state).toEqual(['CA']);
    expect(set('shift', ['Days'], false).filters).toEqual(query.filters);
    expect(set('state', ['UT', 'texas'], true)).toMatchObject({
      page: 1,
      filters: { state: ['TX', 'CA', 'UT'] },
    });
  });

  it('tells whether there are any', () => {
    expect(hasFilters(parseJobQuery('certification=BLS&sort=recent&page=2'))).toBe(false);
    for (const key of FACET_NAMES) expect(hasFilters(parseJobQuery(`${key}=x`))).toBe(true);
  });
});
