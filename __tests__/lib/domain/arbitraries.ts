import fc from 'fast-check';
import { buildJob } from '@/__tests__/support/build-job';
import { emptyQuery, FACET_NAMES, PAGE_SIZES, withTerms } from '@/lib/domain/job-query';
import type { JobQuery } from '@/lib/domain/job-query';

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

const someOf = (values: readonly string[], maxLength = 2) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength });

/** Lists over few labels, so that filters overlap, miss and tie often. */
export const jobLists = fc
  .array(
    fc.record({
      titles: someOf(titles),
      specialties: someOf(specialties),
      shifts: someOf(shifts),
      state: fc.constantFrom(...states, null),
      daysOpen: fc.constantFrom(0, 1, 5, null),
      payText: fc.constantFrom('$1,200 weekly', '$2.5k', 'Competitive', null),
    }),
    { maxLength: 40 },
  )
  .map((jobs) => jobs.map((job, position) => buildJob({ ...job, id: `job-${position}` })));

const terms = {
  title: someOf([...titles, 'tech', 'nobody'], 3),
  specialty: someOf([...specialties, 'surg', 'nothing'], 3),
  state: someOf([...states, 'texas', 'ZZ'], 3),
  shift: someOf([...shifts, 'never'], 2),
};

/** Queries over the same labels, with terms that are broad and terms that match nothing. */
export const jobQueries: fc.Arbitrary<JobQuery> = fc
  .record({
    ...terms,
    sort: fc.constantFrom('recent', 'highestPay', null),
    per: fc.constantFrom(...PAGE_SIZES),
    page: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ sort, per, page, ...chosen }) => ({
    ...FACET_NAMES.reduce((query, name) => withTerms(query, name, chosen[name]), emptyQuery),
    sort,
    per,
    page,
  }));

/** Any well-formed text: control characters, separators, pairs of surrogates. */
export const anyText = fc.string({ unit: 'binary' });

/** Text with halves of surrogate pairs, such as a field cut in the middle of an emoji. */
export const illFormedText = fc
  .array(fc.constantFrom('RN', ' ', '\ud83d', '\ude00'), { minLength: 1 })
  .map((parts) => `${parts.join('')}\ud83d`);
