import { indexJobs } from '@/__tests__/support/index-jobs';
import type { JobSummary } from '@/lib/domain/job/job';
import { newestJobs, similarJobs } from '@/lib/domain/lists/similar-jobs';
import { buildJob } from '@/__tests__/support/build-job';

/** An ICU RN job in Austin, TX, that is 3 days old. */
const LOOKED_AT = buildJob({ id: 'looked-at' });
const SAN_ANTONIO = { latitude: 29.42, longitude: -98.49 };
const TULSA = { latitude: 36.15, longitude: -95.99 };
const DES_MOINES = { latitude: 41.59, longitude: -93.62 };
const NEAR_AUSTIN = { latitude: 30.5, longitude: -97.0 };
const EL_PASO = { latitude: 31.76, longitude: -106.49 };

const job = (id: string, overrides: Partial<JobSummary> = {}) =>
  // Another kind of job and far away, unless overridden.
  buildJob({
    id,
    titles: ['PTA'],
    specialties: ['PT'],
    state: 'ME',
    coordinates: null,
    ...overrides,
  });
const idsOf = (jobs: readonly JobSummary[], max = 4, of = LOOKED_AT) =>
  similarJobs(of, indexJobs([LOOKED_AT, ...jobs]), { max }).map(({ id }) => id);

describe('similar jobs', () => {
  it.each<[string, Partial<JobSummary>, Partial<JobSummary>]>([
    [
      'same specialty and state before same specialty',
      { specialties: ['ICU'], state: 'TX' },
      { specialties: ['ICU'], state: 'IA' },
    ],
    [
      'the same time of day before the same state',
      { specialties: ['ICU'], shifts: ['Nights, 3 × 12'], state: 'NE' },
      { specialties: ['ICU'], shifts: ['Days'], state: 'TX' },
    ],
    [
      'any of its shifts',
      { specialties: ['ICU'], shifts: ['Days', 'Night shift'] },
      { specialties: ['ICU'], shifts: ['Evenings'] },
    ],
    [
      'a town nearby in another state before the same specialty far away',
      { specialties: ['ICU'], state: 'OK', coordinates: NEAR_AUSTIN },
      { specialties: ['ICU'], state: 'IA', coordinates: DES_MOINES },
    ],
    [
      'within a day’s drive before farther away',
      { specialties: ['ICU'], state: 'OK', coordinates: TULSA },
      { specialties: ['ICU'], state: 'IA', coordinates: DES_MOINES },
    ],
    [
      'the specialty by day before the title by night, nearby',
      { specialties: ['ICU'], shifts: ['Days'], state: 'IA' },
      { titles: ['RN'], shifts: ['Nights'], coordinates: SAN_ANTONIO },
    ],
    [
      'the title at the same time before another time, nearby',
      { titles: ['RN'], coordinates: SAN_ANTONIO },
      { titles: ['RN'], shifts: ['Days'], coordinates: SAN_ANTONIO },
    ],
    [
      'same specialty before same title nearby',
      { specialties: ['ICU'], state: 'IA' },
      { titles: ['RN'], state: 'TX', coordinates: SAN_ANTONIO },
    ],
    [
      'same title nearby before the newest',
      { titles: ['RN'], coordinates: SAN_ANTONIO },
      { daysOpen: 0 },
    ],
    [
      'same title in the state, where a place is unknown, before the newest',
      { titles: ['RN'], state: 'TX' },
      { daysOpen: 0 },
    ],
    ['the newer of two alike', { daysOpen: 4 }, { daysOpen: 5 }],
    ['a known age before none', { daysOpen: 50 }, { daysOpen: null }],
    ['any of its specialties', { specialties: ['PT', 'ICU'] }, { daysOpen: 0 }],
    ['a specialty in other letters', { specialties: [' icu'] }, { daysOpen: 0 }],
  ])('are, in order: %s', (_, first, second) => {
    const jobs = [
      job('second', { daysOpen: 5, ...second }),
      job('first', { daysOpen: 40, ...first }),
    ];
    expect(idsOf(jobs)).toEqual(['first', 'second']);
  });

  it('a matching title far away does not count', () => {
    const far = job('far', { titles: ['RN'], state: 'TX', coordinates: EL_PASO, daysOpen: 9 });
    expect(idsOf([far, job('new', { daysOpen: 0 })])).toEqual(['new', 'far']);
  });

  it('a shift that is neither by day nor by night counts as it is written', () => {
    const evenings = buildJob({ id: 'looked-at', shifts: ['Evenings'] });
    const jobs = [
      job('nights', { specialties: ['ICU'], daysOpen: 1 }),
      job('evenings', { specialties: ['ICU'], shifts: ['EVENINGS'], daysOpen: 9 }),
    ];
    expect(idsOf(jobs, 4, evenings)).toEqual(['evenings', 'nights']);
  });

  it('two jobs without a state are not in the same state', () => {
    const placeless = buildJob({ id: 'looked-at', state: null, coordinates: null });
    const jobs = [
      job('placeless', { specialties: ['ICU'], state: null, daysOpen: 9 }),
      job('placed', { specialties: ['ICU'], state: 'TX', daysOpen: 1 }),
    ];
    expect(idsOf(jobs, 4, placeless)).toEqual(['placed', 'placeless']);
  });

  it.each([
    [0, 4, []],
    [3, 4, ['j0', 'j1', 'j2']],
    [9, 4, ['j0', 'j1', 'j2', 'j3']],
    [9, 1, ['j0']],
  ])('of %i others at most %i, never the job itself', (others, max, expected) => {
    const jobs = Array.from({ length: others }, (_, n) => job(`j${n}`, { daysOpen: n }));
    expect(idsOf(jobs, max)).toEqual(expected);
  });

  it('leave out jobs known to be filled', () => {
    const index = indexJobs([job('filled', { specialties: ['ICU'] }), job('open')]);
    const isOpen = (id: string) => id !== 'filled';
    expect(similarJobs(LOOKED_AT, index, { max: 4, isOpen }).map(({ id }) => id)).toEqual(['open']);
    expect(newestJobs(index, { max: 4, isOpen }).map(({ id }) => id)).toEqual(['open']);
  });

  it('the newest are in the order of Recent', () => {
    const index = indexJobs([
      job('c', { daysOpen: null }),
      job('b', { daysOpen: 2 }),
      job('a', { daysOpen: 1 }),
    ]);
    expect(newestJobs(index, { max: 2 }).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
