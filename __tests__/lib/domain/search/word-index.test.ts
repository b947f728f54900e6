import { buildJob } from '@/__tests__/support/build-job';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { searchJobs } from '@/lib/domain/search/job-search';

const INDEX = indexJobs([
  buildJob({ id: 'a1', jobNumber: '48211', titles: ['RN', 'Travel Nurse'], daysOpen: 5 }),
  buildJob({ id: 'a2', jobNumber: '482110', city: 'Cañon City', state: 'CO', daysOpen: 1 }),
  buildJob({
    id: 'a3',
    jobNumber: 'TX-9/B',
    orderTypes: ['Per Diem'],
    title: 'Intern',
    titles: ['Intern'],
    specialties: ['Maternity'],
    city: null,
    state: null,
    placeText: 'Remote, West',
  }),
  buildJob({ id: 'a0X48211', jobNumber: null, title: 'PT', titles: ['PT'], specialties: [] }),
  buildJob({ id: 'job-3', jobNumber: 'JOB-77', title: 'OT', titles: ['OT'], specialties: [] }),
]);
const found = (q: string) =>
  searchJobs(INDEX, parseJobQuery(new URLSearchParams({ q }))).jobs.map(({ id }) => id);

describe('words or a Job ID', () => {
  it.each<[string, string, readonly string[]]>([
    ['a word of the title, but not inside another word', 'rn', ['a2', 'a1']],
    ['a second title', 'TRAVEL nurse', ['a2', 'a1']],
    ['the beginning of a word', 'mater', ['a3']],
    ['every word, wherever it stands', 'icu austin', ['a1']],
    ['a shift as people say it', 'night nurse', ['a2', 'a1']],
    ['an order type', 'per diem intern', ['a3']],
    ['the most words that any job has', 'icu maternity', ['a2', 'a1']],
    ['a state by name or code', 'colorado rn', ['a2']],
    ['a city without its accent', 'canon', ['a2']],
    ['a city with an accent of another kind', 'Can\u0303on', ['a2']],
    ['a place that could not be split into city and state', 'remote', ['a3']],
    ['a Job ID: that job first, however old', '48211', ['a1', 'a2']],
    ['a Job ID after the words "Job ID"', 'Job ID: 48211', ['a1', 'a2']],
    ['a number with its mark', '#482110', ['a2']],
    ['a number of letters', 'tx-9/b', ['a3']],
    ['a record’s id, in any case', 'A0x48211', ['a0X48211']],
    ['a record’s id that begins with "job"', 'job-3', ['job-3']],
    ['a Job ID that begins with "job"', 'JOB-77', ['job-3']],
    ['such a Job ID after the words "Job ID"', 'Job ID: JOB-77', ['job-3']],
    ['every job for a word that narrows nothing', 'jobs', ['a2', 'a0X48211', 'a3', 'job-3', 'a1']],
    ['marks alone find nothing', '!!! --', []],
    ['characters that mean something in a pattern find nothing', '(zz+)+$ [', []],
  ])('%s', (_, q, ids) => {
    expect(found(q)).toEqual(ids);
  });

  it('has a tag, and a suggestion with what dropping it brings back', () => {
    const { tags, suggestions } = searchJobs(INDEX, parseJobQuery('q=Plumber'));
    expect(tags).toEqual([{ facet: 'q', value: 'Plumber', label: '“Plumber”' }]);
    expect(suggestions).toEqual([{ dropped: [{ facet: 'q', labels: ['“Plumber”'] }], total: 5 }]);
  });
});

describe('abbreviations', () => {
  const role = (id: string, specialty: string, state: string, city = 'Town') =>
    buildJob({ id, title: `${specialty} RN`, specialties: [specialty], state, city });
  const index = indexJobs([
    role('emergency', 'Emergency Department', 'TX'),
    role('er', 'ER', 'TX'),
    role('erie', 'Float', 'PA', 'Erie'),
    role('labor', 'Labor and Delivery', 'TX'),
    role('lab', 'Lab', 'DE', 'Dover'),
    role('surgery', 'Operating Room', 'TX'),
    role('oregon', 'Float', 'OR', 'Orlando'),
  ]);
  it.each<[string, string, readonly string[]]>([
    ['what it stands for, and itself, but no word that begins with it', 'ER', ['emergency', 'er']],
    ['among other words', 'er nurse rn', ['emergency', 'er']],
    ['beside a word', 'er rn', ['emergency', 'er']],
    ['with a mark in it', 'L&D', ['labor']],
    ['another name in full', 'emergency room', ['emergency', 'er']],
    ['what is a state too', 'OR', ['oregon', 'surgery']],
    ['a name in full means no state', 'operating room', ['surgery']],
    ['the beginning of a longer word', 'erie', ['erie']],
  ])('%s', (_, q, ids) => {
    const { jobs } = searchJobs(index, parseJobQuery(new URLSearchParams({ q })));
    expect(jobs.map(({ id }) => id).sort()).toEqual(ids);
  });
});
