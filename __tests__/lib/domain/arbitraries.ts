import fc from 'fast-check';
import { buildJob } from '@/__tests__/support/build-job';
import { emptyQuery, PAGE_SIZES, RADII, withNear, withTerms } from '@/lib/domain/query/job-query';
import type { JobSummary } from '@/lib/domain/job/job';
import { FACET_NAMES, FACETS, ofFacets, type FacetName } from '@/lib/domain/query/facets';
import type { JobQuery } from '@/lib/domain/query/job-query';

/** For each category the labels that jobs have, and terms that name one in part, in other letters, or none. */
const DRAWN: Readonly<
  Record<FacetName, { readonly labels: readonly string[]; readonly others: readonly string[] }>
> = {
  title: {
    labels: ['RN', 'rn', 'ICU RN', 'Maternity', 'CT Tech', 'Lactation', 'Tech, Lab', '50% Float'],
    others: ['tech', 'nobody'],
  },
  specialty: { labels: ['ICU', 'Med/Surg', 'CT', 'OB'], others: ['surg', 'nothing'] },
  state: { labels: ['TX', 'CA', 'IA', 'Ontario'], others: ['texas', 'ZZ'] },
  shift: { labels: ['Days', 'Nights', 'days'], others: ['never'] },
  jobType: {
    labels: ['Travel', 'Local', 'travel', 'Per Diem'],
    others: ['diem', 'oca', 'none'],
  },
  says: { labels: ['Epic', 'no call', 'block scheduling'], others: ['EPIC', 'call'] },
};

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

/** The fields of a job with its labels; one that only some jobs have is left out if it is empty. */
const withLabels = (labels: Readonly<Record<FacetName, readonly string[]>>): Partial<JobSummary> =>
  Object.fromEntries(
    FACET_NAMES.flatMap((name) => {
      const { field } = FACETS[name];
      return labels[name].length > 0 || field in buildJob() ? [[field, labels[name]]] : [];
    }),
  );

/** Lists with few labels, so that filters overlap, miss and tie often. */
export const jobLists = fc
  .array(
    fc.record({
      labels: fc.record(ofFacets((name) => someOf(DRAWN[name].labels))),
      place: fc.constantFrom(...places),
      jobNumber: fc.constantFrom('48211', 'TX-7', null),
      daysOpen: fc.constantFrom(0, 1, 5, null),
      payText: fc.constantFrom('$1,200 weekly', '$2.5k', 'Competitive', null),
    }),
    { maxLength: 40 },
  )
  .map((jobs) =>
    jobs.map(({ labels, place, ...job }, position) => ({
      ...buildJob({ ...job, id: `job-${position}` }),
      ...withLabels(labels),
      ...place,
    })),
  );

const terms = ofFacets((name) => someOf([...DRAWN[name].labels, ...DRAWN[name].others], 3));

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
