import { emptyQuery, PAGE_SIZES } from '@/lib/domain/query/job-query';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { searchJobs } from '@/lib/domain/search/job-search';
import { buildJob } from '@/__tests__/support/build-job';

/** Id, specialty, title, shift, town, contract, weekly pay. */
const ROWS = `
icu    | ICU             | RN           | Nights   | Newark, NJ     | 13 weeks   | $2,400 - $2,600
icu2   | ICU             | RN           | Days     | New York, NY   | 8-13 weeks | $3,100
micu   | Medical ICU     | RN           | Nights   | Austin, TX     | 8 weeks    | $2,200
or     | Operating Room  | RN           | Days     | Fargo, ND      | 26 weeks   | $1,900
neuro  | Neuro ICU       | RN           | Days     | Boise, ID      | 13 wks     | $2,500
tele   | Telemetry       | RN           | Weekends | Raleigh, NC    | Ongoing    | $58/hr
grad   | Med Surg        | New Grad RN  | Nights   | Tampa, FL      | 12 weeks   | $1,700
mri    | MRI             | MRI Tech, No Weekends | Days | Miami, FL | 8 weeks    |
peds   | Pediatrics      | RN           | Days     | Reno, NV       | 13 weeks   | $2,300
`;
const JOBS = ROWS.trim()
  .split('\n')
  .map((row, at) => {
    const [id = '', specialty = '', title = '', shift = '', town = '', contractLength = '', pay] =
      row.split('|').map((cell) => cell.trim());
    const [city = null, state = null] = town.split(', ');
    return buildJob({
      id,
      jobNumber: `77${at}13`,
      title: `${specialty} ${title}`,
      titles: [title],
      specialties: [specialty],
      shifts: [shift],
      city,
      state,
      contractLength,
      payText: pay ? `${pay}${pay.includes('/') ? '' : ' weekly'}` : null,
      daysOpen: at,
    });
  });
const [, , LARGEST] = PAGE_SIZES;
const index = indexJobs(JOBS);
const search = (q: string) => searchJobs(index, { ...emptyQuery, q, per: LARGEST });
const idsOf = (text: string) => text.split(' ').filter(Boolean).sort();

describe('searches that were written down before their rules', () => {
  it.each<[q: string, ids: string, leftOut: readonly string[]]>([
    // A word may be a beginning while nothing is dropped.
    ['icu nig', 'icu micu', []],
    ['icu newa', 'icu', []],
    ['new', 'icu icu2 grad', []],
    // Then it must be whole, or a name.
    ['icu newa zebra', 'icu icu2 micu neuro', ['newa', 'zebra']],
    ['week zebra', '', []],
    ['mia zebra', '', []],
    ['miami zebra', 'mri', ['zebra']],
    ['day icu zebra', 'icu2 neuro', ['zebra']],
    // Lengths.
    ['8 week contract', 'icu2 micu mri', []],
    ['8 weeks', 'icu2 micu mri', []],
    ['13-week icu', 'icu icu2 neuro', []],
    ['13 week contract icu', 'icu icu2 neuro', []],
    ['contract rn', 'grad icu icu2 micu neuro or peds tele', ['contract']],
    ['13wk', 'icu icu2 neuro peds', []],
    ['26 wk or', 'or', []],
    ['icu 4 weeks', 'icu icu2 micu neuro', ['4 weeks']],
    ['4 week contracts', '', []],
    ['12 weeks or 26 weeks', 'grad or', []],
    // Minimums.
    ['$2500', 'icu icu2 neuro', []],
    ['2500/wk', 'icu icu2 neuro', []],
    ['$2,500+ icu', 'icu icu2 neuro', []],
    ['icu 3k', 'icu2', []],
    ['2500 a week nights', 'icu', []],
    ['icu $9000', 'icu icu2 micu neuro', ['$9000']],
    ['77013', 'icu', []],
    ['no. 77013', 'icu', []],
    ['rn 2020 weekend', 'tele', ['2020']],
    // What is not wanted is not what is found.
    ['no weekends', 'mri', []],
    ['icu no weekends', 'icu icu2 micu neuro', ['no weekends']],
    ['icu, not nights', 'icu icu2 micu neuro', ['not nights']],
    ['under $2000 icu', 'icu icu2 micu neuro', ['under $2000']],
    ['icu more than $2,500', 'icu icu2 neuro', ['more', 'than']],
    ['icu no less than $2500', 'icu icu2 neuro', ['no less', 'than']],
    ['$1,800 to $2,400 icu', 'icu icu2 neuro', []],
    ['travel rn -icu nights', 'icu micu', []],
    ['no nights icu', 'icu icu2 micu neuro', ['no nights']],
    ['no', 'mri or tele', []],
    ['new grad', 'grad', []],
    ['new graduate icu', 'icu icu2 micu neuro', ['new graduate']],
    // Units of NHSN's list. A special one is one of its general kind, too.
    ['icu', 'icu icu2 micu neuro', []],
    ['MICU texas', 'micu', []],
    ['micu', 'micu', []],
    ['surgical icu', '', []],
    ['medical intensive care', 'micu', []],
    ['neuro icu rn', 'neuro', []],
    ['neurosurgical critical care', 'neuro', []],
  ])('%s', (q, ids, words) => {
    const { jobs, leftOut } = search(q);
    expect(jobs.map(({ id }) => id).sort()).toEqual(idsOf(ids));
    expect(leftOut?.words ?? []).toEqual(words);
  });
});

it.each<
  [q: string, instead: readonly [typed: string, name: string, q: string, total: number] | null]
>([
  ['cvicu', ['cvicu', 'ICU', 'ICU', 4]],
  ['SICU rn nights', ['sicu', 'ICU', 'ICU rn nights', 2]],
  ['surgical intensive care texas', ['surgical intensive care', 'ICU', 'ICU texas', 1]],
  ['flordia', ['flordia', 'Florida', 'Florida', 2]],
  ['rn in nevda', ['nevda', 'Nevada', 'rn Nevada', 1]],
  ['bmt', null],
  ['micu', null],
  ['zebra', null],
  ['floor', null],
])('what is offered in place of %s', (q, expected) => {
  const { instead = null } = search(q).leftOut ?? {};
  expect(instead && [instead.typed, instead.name, instead.q, instead.total]).toEqual(expected);
});
