import fc from 'fast-check';
import { buildJob } from '@/__tests__/support/build-job';
import {
  emptyQuery,
  FACET_NAMES,
  PAGE_SIZES,
  RADII,
  withNear,
  withTerms,
} from '@/lib/domain/query/job-query';
import type { JobQuery } from '@/lib/domain/query/job-query';

const titles = [
  'RN',
  'rn',
  'ICU RN',
  'Maternity',
  'CT Tech',
  'Lactation',
  'Tech, Lab',
  '50% Float',
];
const specialties = ['ICU', 'Med/Surg', 'CT', 'OB'];
const states = ['TX', 'CA', 'IA', 'Ontario'];
const shifts = ['Days', 'Nights', 'days'];
const orderTypes = ['Travel', 'Local', 'travel', 'Per Diem'];
const mentions = ['Epic', 'no call', 'block scheduling'];

const someOf = (values: readonly string[], maxLength = 2) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength });

/** Two Portlands, a town of two spellings, one without a state, and places that cannot be measured from. */
const places = [
  { city: 'Austin', state: 'TX', coordinates: { latitude: 30.27, longitude: -97.74 } },
  { city: 'Round Rock', state: 'TX', coordinates: { latitude: 30.51, longitude: -97.68 } },
  { city: 'Portland', state: 'OR', coordinates: { latitude: 45.52, longitude: -122.68 } },
  { city: 'Portland', state: 'ME', coordinates: { latitude: 43.66, longitude: -70.26 } },
  { city: 'Cañon City', state: 'CO', coordinates: { latitude: 38.44, longitude: -105.24 } },
  { city: 'Austin', state: 'TX', coordinates: null },
  { city: 'Austin', state: 'TX', coordinates: { latitude: 0, longitude: 0 } },
  { city: null, state: 'IA', coordinates: { latitude: 41.59, longitude: -93.62 } },
  { city: null, state: null, coordinates: null },
  { city: 'Toronto', state: 'Ontario', coordinates: { latitude: 43.65, longitude: -79.38 } },
];

/** Lists with few labels, so that filters overlap, miss and tie often. */
export const jobLists = fc
  .array(
    fc.record({
      titles: someOf(titles),
      specialties: someOf(specialties),
      shifts: someOf(shifts),
      orderTypes: someOf(orderTypes),
      says: someOf(mentions, 3),
      place: fc.constantFrom(...places),
      jobNumber: fc.constantFrom('48211', 'TX-7', null),
      daysOpen: fc.constantFrom(0, 1, 5, null),
      payText: fc.constantFrom('$1,200 weekly', '$2.5k', 'Competitive', null),
    }),
    { maxLength: 40 },
  )
  .map((jobs) =>
    jobs.map(({ place, says, ...job }, position) => ({
      ...buildJob({ ...job, ...place, id: `job-${position}` }),
      ...(says.length > 0 && { says }),
    })),
  );

const terms = {
  title: someOf([...titles, 'tech', 'nobody'], 3),
  specialty: someOf([...specialties, 'surg', 'nothing'], 3),
  state: someOf([...states, 'texas', 'ZZ'], 3),
  shift: someOf([...shifts, 'never'], 2),
  jobType: someOf([...orderTypes, 'diem', 'oca', 'none'], 2),
  says: someOf([...mentions, 'EPIC', 'call'], 2),
};

/** Queries with the same labels, with terms that are broad and terms that match nothing. */
export const jobQueries: fc.Arbitrary<JobQuery> = fc
  .record({
    ...terms,
    sort: fc.constantFrom('recent', 'highestPay', 'distance', null),
    per: fc.constantFrom(...PAGE_SIZES),
    page: fc.integer({ min: 1, max: 6 }),
    q: fc.constantFrom(
      '',
      '',
      '',
      'rn',
      'tech ct',
      'canon',
      'local rn',
      '48211',
      'job-3',
      '#48211',
      '!',
    ),
    minPay: fc.constantFrom(null, null, 1_200, 2_000, 9_000),
    near: fc.constantFrom('', '', 'Austin, TX', 'portland', 'Canon City', 'por', 'Nowhere'),
    radius: fc.constantFrom(null, ...RADII),
  })
  .map(({ sort, per, page, q, minPay, near, radius, ...chosen }) => {
    const terms = FACET_NAMES.reduce(
      (query, name) => withTerms(query, name, chosen[name]),
      emptyQuery,
    );
    return { ...withNear({ ...terms, sort, q, minPay }, near, radius), per, page };
  });

/** Any well-formed text: control characters, separators, pairs of surrogates. */
export const anyText = fc.string({ unit: 'binary' });

/** Text with lone surrogates, such as a field cut in the middle of an emoji. */
export const illFormedText = fc
  .array(fc.constantFrom('RN', ' ', '\ud83d', '\ude00'), { minLength: 1 })
  .map((parts) => `${parts.join('')}\ud83d`);
