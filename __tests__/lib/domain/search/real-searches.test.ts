import { readTerms } from '@/lib/domain/search/search-terms';
import { emptyQuery, PAGE_SIZES } from '@/lib/domain/query/job-query';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { searchJobs } from '@/lib/domain/search/job-search';
import { REAL_JOBS } from './real-searches';

const [, , LARGEST] = PAGE_SIZES;

const index = indexJobs(REAL_JOBS);
const search = (q: string) => searchJobs(index, { ...emptyQuery, q, per: LARGEST });

const RNS = 'icu1 icu2 er1 er2 ld1 ld2 or1 or2 tele1 tele2 ms1 pcu1 nicu1 pacu1 peds1 part1 case1';
const NURSES = `${RNS} er3 ms2 ltc1`;
const ALL = REAL_JOBS.map(({ id }) => id).join(' ');
const sorted = (ids: string) => ids.split(' ').filter(Boolean).sort();

/** What people type, and every job that it must find. */
const SEARCHES: readonly (readonly [q: string, ids: string])[] = [
  // Words around what is looked for.
  ['icu', 'icu1 icu2'],
  ['ICU jobs', 'icu1 icu2'],
  ['ICU positions', 'icu1 icu2'],
  ['icu nurse', 'icu1 icu2'],
  ['icu rn jobs near me', 'icu1 icu2'],
  ['nurse jobs near me', NURSES],
  ['jobs near me', ALL],
  ['job openings', ALL],
  ['jobs', ALL],
  ['jobs in texas', 'icu1 ld1'],
  ['icu in texas', 'icu1'],
  ['nurse shift work', NURSES],
  ['hiring rn now', RNS],
  ['looking for cna work', 'cna1'],
  // Licences.
  ['nurse', NURSES],
  ['nurses', NURSES],
  ['registered nurse', RNS],
  ['rn nurse', RNS],
  ['registered nurses', RNS],
  ['R.N.', RNS],
  ['rns', RNS],
  ['lpn', 'er3 ms2 ltc1'],
  ['LVN', 'er3 ms2 ltc1'],
  ['lpns', 'er3 ms2 ltc1'],
  ['licensed practical nurse', 'er3 ms2 ltc1'],
  ['licensed vocational nurse', 'er3 ms2 ltc1'],
  ['rn or lpn', NURSES],
  ['rn/lpn', NURSES],
  ['RN & LPN', NURSES],
  ['RN/LPN/CNA', `${NURSES} cna1`],
  ['R.N. / L.P.N. jobs', NURSES],
  ['registered nurse/licensed practical nurse', NURSES],
  ['RN/LPN IN TEXAS', 'icu1 ld1'],
  ['l p n', 'er3 ms2 ltc1'],
  ['r n', RNS],
  ['c n a', 'cna1'],
  ['cna', 'cna1'],
  ['CNAs', 'cna1'],
  ['certified nursing assistant', 'cna1'],
  ['nurse aide', 'cna1'],
  // Units.
  ['intensive care nurse', 'icu1 icu2'],
  ['critical care rn', 'icu1 icu2'],
  ['i c u', 'icu1 icu2'],
  ['r n i c u', 'icu1 icu2'],
  ['n i c u r n', 'nicu1'],
  ['er', 'er1 er2 er3'],
  ['ed rn', 'er1 er2'],
  ['emergency room nurse', 'er1 er2 er3'],
  ['emergency department', 'er1 er2 er3'],
  ['icu or er', 'icu1 icu2 er1 er2 er3'],
  ['l&d', 'ld1 ld2'],
  ['L & D nurse', 'ld1 ld2'],
  ['l and d', 'ld1 ld2'],
  ['l d r n', 'ld1 ld2'],
  ['labor & delivery rn', 'ld1 ld2'],
  ['labor and delivery', 'ld1 ld2'],
  ['ob nurse', 'ld1 ld2'],
  ['tele', 'tele1 tele2'],
  ['telemetry nurse', 'tele1 tele2'],
  ['med surg', 'ms1 ms2'],
  ['medsurg rn', 'ms1'],
  ['med/surg', 'ms1 ms2'],
  ['medical surgical', 'ms1 ms2'],
  ['ms nurse', 'ms1 ms2'],
  ['stepdown', 'pcu1'],
  ['step down rn', 'pcu1'],
  ['pcu', 'pcu1'],
  ['nicu', 'nicu1'],
  ['neonatal intensive care', 'nicu1'],
  ['pacu', 'pacu1'],
  ['post anesthesia', 'pacu1'],
  ['peds', 'peds1'],
  ['pediatric nurse', 'peds1'],
  ['pediatrics', 'peds1'],
  ['ltc', 'ltc1 cna1'],
  ['long term care lpn', 'ltc1'],
  ['snf', 'ltc1 cna1'],
  ['nursing home', 'ltc1 cna1'],
  // 'OR', the room, the state and the word.
  ['OR', 'icu2 or1 or2 ct1'],
  ['operating room', 'or1 or2'],
  ['oregon', 'icu2 ct1'],
  ['OR nurse oregon', 'icu2'],
  ['travel or rn', 'or1 or2'],
  ['portland or', 'icu2'],
  ['portland or rn', 'icu2'],
  ['Portland, OR', 'icu2'],
  ['portland oregon', 'icu2'],
  ['surgery or', 'or2'],
  ['Texas or Oregon', 'icu1 icu2 ld1 ct1'],
  ['rn in or', 'icu2 or1 or2'],
  // Therapy, imaging, laboratory.
  ['pt', 'pt1'],
  ['PT jobs', 'pt1'],
  ['physical therapist', 'pt1'],
  ['physical therapy', 'pt1'],
  ['rn pt', 'part1'],
  ['rn part time', 'part1'],
  ['pta', 'pta1'],
  ['physical therapist assistant', 'pta1'],
  ['pt assistant', 'pta1'],
  ['ot', 'ot1'],
  ['occupational therapist', 'ot1'],
  ['therapist', 'pt1 pta1 ot1 slp1 rt1'],
  ['therapists', 'pt1 pta1 ot1 slp1 rt1'],
  ['therapy', 'pt1 ot1 cota1 slp1 rt1'],
  ['therapies', 'pt1 ot1 cota1 slp1 rt1'],
  ['physical therapies', 'pt1'],
  ['cota', 'cota1'],
  ['slp', 'slp1'],
  ['speech therapist', 'slp1'],
  ['rt', 'rt1'],
  ['respiratory therapist', 'rt1'],
  ['rad tech', 'rad1'],
  ['x-ray tech', 'rad1'],
  ['radiology tech', 'rad1'],
  ['radiology', 'rad1'],
  ['CT tech', 'ct1'],
  ['ct', 'rad1 ct1'],
  ['mri tech', 'mri1'],
  ['surgical tech', 'surg1'],
  ['scrub tech', 'surg1'],
  ['or tech', 'surg1'],
  // Codes that are words, and the other way round.
  ['rn in', 'or1'],
  ['RN IN', 'or1'],
  ['indiana', 'or1 lact1'],
  ['AS', ''],
  ['as', ALL],
  ['me', 'or2 ma1'],
  ['portland me', 'or2'],
  ['portland maine', 'or2'],
  ['ma', 'tele1 ma1'],
  ['rn ma', 'tele1'],
  ['medical assistant', 'ma1'],
  ['massachusetts', 'tele1'],
  ['pa', 'er3 cna1 pa1'],
  ['physician assistant', 'pa1'],
  ['pennsylvania', 'er3 cna1'],
  ['la', 'rt1'],
  ['la jolla', 'slp1'],
  ['hi', 'cota1'],
  ['fla', 'surg1'],
  ['calif', 'ms2 slp1'],
  ['N. C.', 'ot1'],
  // Places.
  ['tx', 'icu1 ld1'],
  ['rn austin, texas', 'icu1'],
  ['saint louis', 'er1 er2 ld2'],
  ['st louis', 'er1 er2 ld2'],
  ['ST. LOUIS, MO', 'er1 er2 ld2'],
  ['st louis missouri', 'er1 er2 ld2'],
  ['er nurse st louis', 'er1 er2'],
  ['ft worth', 'ld1'],
  ['Fort Worth TX', 'ld1'],
  ['fort wayne', 'lact1'],
  ['mt vernon', 'mri1'],
  ['mount vernon', 'mri1'],
  ['new york', 'pacu1'],
  ['new york city', 'pacu1'],
  ['washington state', 'pta1 mri1'],
  ['york pa', 'cna1'],
  ['virginia', 'ms1'],
  ['west virginia', 'tele2'],
  ['washington dc', 'pt1'],
  ['washington d.c.', 'pt1'],
  ['kansas city', 'pcu1 nicu1'],
  ['kansas city mo', 'pcu1'],
  ['erie', 'er3'],
  ['remote rn', 'case1'],
  // Shifts and order types.
  ['icu night shift', 'icu1'],
  ['icu nights', 'icu1'],
  ['icu night', 'icu1'],
  ['dayton', 'ltc1'],
  ['day shift er', 'er2'],
  ['evening shift', 'er3 rad1'],
  ['days or nights er', 'er1 er2'],
  ['3 x 12 rn', 'icu1 icu2'],
  ['3x12', 'icu1 icu2'],
  ['travel nurse icu', 'icu1'],
  ['per diem', 'er3'],
  ['prn', 'er3'],
  ['Job ID 90007', 'icu1'],
];

describe('searches as people type them', () => {
  it('are 120 or more, each once', () => {
    expect(new Set(SEARCHES.map(([q]) => q)).size).toBe(SEARCHES.length);
    expect(SEARCHES.length).toBeGreaterThanOrEqual(120);
  });

  it.each(SEARCHES)('%s', (q, ids) => {
    const { jobs, leftOut } = search(q);
    expect(jobs.map(({ id }) => id).sort()).toEqual(sorted(ids));
    expect(leftOut).toBeNull();
  });
});

describe('a search whose words no job has together', () => {
  it.each([
    ['icu zebra', 'icu1 icu2', ['zebra']],
    ['zebra icu trach', 'icu1 icu2', ['zebra', 'trach']],
    ['er hawaii', 'er1 er2 er3', ['hawaii']],
    ['travel icu texas zebra', 'icu1', ['zebra']],
  ])('%s finds the jobs with the others, and says so', (q, ids, words) => {
    const { jobs, leftOut } = search(q);
    expect(jobs.map(({ id }) => id).sort()).toEqual(sorted(ids));
    expect(leftOut).toEqual({ text: q, words, instead: null });
  });

  it.each(['zebra', 'zebra plumber', '!!'])('%s finds nothing', (q) => {
    expect(search(q)).toMatchObject({ total: 0, leftOut: null });
  });

  it('leaves nothing out if another filter is in the way', () => {
    const query = { ...emptyQuery, q: 'icu', filters: { ...emptyQuery.filters, state: ['FL'] } };
    expect(searchJobs(index, query)).toMatchObject({ total: 0, leftOut: null });
  });
});

it.each([
  ['plumber or painter', ['plumber or painter']],
  // In capitals it is the operating room, unless both are of one kind.
  ['plumber OR painter', ['plumber', 'or', 'painter']],
  ['RN OR LPN', ['rn or lpn']],
])('%s is searched as %j', (text, terms) => {
  expect(readTerms(text).map(({ typed }) => typed)).toEqual(terms);
});
