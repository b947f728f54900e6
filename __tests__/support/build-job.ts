import { addDays } from '@/lib/domain/dates/dates';
import type { Job, UntrustedHtml } from '@/lib/domain/job/job';
import { withPay } from '@/lib/domain/pay/job-pay';
import { combineTitle } from '@/lib/domain/job/title';

/** The feed's day in tests. */
const FEED_DATE = '2026-08-20';

/** Marks text as HTML from the feed, for tests. */
const asFeedHtml = (html: string) => html as UntrustedHtml;

/** An ordinary job; pass only what the test is about. */
export function buildJob(overrides: Partial<Omit<Job, 'pay'>> = {}): Job {
  return withPay({
    id: 'a0X000000000001',
    otherId: null,
    jobNumber: '48211',
    title: 'ICU RN',
    titles: ['RN'],
    specialties: ['ICU'],
    shifts: ['Nights'],
    orderTypes: ['Travel'],
    city: 'Austin',
    state: 'TX',
    placeText: null,
    payText: '$2,310 - $2,480 weekly',
    contractLength: '13 weeks',
    daysOpen: 3,
    postedOn: addDays(FEED_DATE, -3),
    coordinates: { latitude: 30.27, longitude: -97.74 },
    applicationTitle: 'Travel ICU RN',
    description: asFeedHtml('<p>Cares for critically ill adults on a 24-bed unit.</p>'),
    isAdhoc: false,
    firstSeenOn: FEED_DATE,
    changedOn: null,
    lastSeenOn: FEED_DATE,
    ...overrides,
  });
}

const ROLES: readonly (readonly [specialty: string, title: string])[] = [
  ['ICU', 'RN'],
  ['Maternity', 'RN - Labor and Delivery'],
  ['Long Term Care', 'LPN'],
  ['Cath Lab', 'Cath Lab Technologist'],
  ['Medical Laboratory Tech (MLT)', 'Med Tech'],
  ['CT', 'CT Technologist'],
  ['Lactation', 'Lactation Consultant, IBCLC'],
  ['Social Work', 'Social Worker'],
  ['PT', 'PTA'],
  ['OT', 'COTA'],
  ['Pharmacy', 'Pharmacist'],
  ['Imaging', 'Rad Tech'],
];
const PLACES: readonly (readonly [
  city: string,
  state: string,
  latitude: number,
  longitude: number,
])[] = [
  ['Austin', 'TX', 30.27, -97.74],
  ['Des Moines', 'IA', 41.59, -93.62],
  ['Sacramento', 'CA', 38.58, -121.49],
  ['Portland', 'ME', 43.66, -70.26],
  ['Portland', 'OR', 45.52, -122.68],
  ['Anchorage', 'AK', 61.22, -149.9],
  ['San Juan', 'PR', 18.47, -66.11],
  ['St. Louis', 'MO', 38.63, -90.2],
];
const SHIFTS = ['Days', 'Nights', 'Evenings', 'Rotating'];
const ORDER_TYPES = ['Travel', 'Travel', 'Travel', 'Local', 'Per Diem'];

/** A small seeded generator (linear congruential), so that a failing list can be reproduced. */
export function seeded(seed: number): () => number {
  let state = (seed + 1) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Many plausible jobs, the same for the same seed: some without age, pay, place or a second title. */
export function buildJobs(size: number, seed = 1): Job[] {
  const random = seeded(seed);
  const pick = <Item>(items: readonly Item[], fallback: Item) =>
    items[Math.floor(random() * items.length)] ?? fallback;
  return Array.from({ length: size }, (_, position) => {
    const [specialty, title] = pick(ROLES, ['ICU', 'RN']);
    const [city, state, latitude, longitude] = pick(PLACES, ['Austin', 'TX', 30.27, -97.74]);
    const daysOpen = random() < 0.1 ? null : Math.floor(random() * 60);
    const low = 1_400 + 10 * Math.floor(random() * 150);
    const hasPlace = random() > 0.05;
    const orderType = ORDER_TYPES[position % ORDER_TYPES.length] ?? 'Travel';
    return buildJob({
      id: `a0X${String(position).padStart(12, '0')}`,
      jobNumber: random() < 0.05 ? null : String(48_000 + position),
      title: combineTitle(specialty, title),
      titles: random() < 0.3 ? [title, `${specialty} ${title}`] : [title],
      specialties: random() < 0.1 ? [] : [specialty],
      shifts: random() < 0.1 ? [] : [pick(SHIFTS, 'Days')],
      orderTypes: position % 11 === 0 ? [] : [orderType],
      city: hasPlace ? city : null,
      state: hasPlace ? state : null,
      payText: random() < 0.1 ? null : `$${low} - $${low + 170} weekly`,
      daysOpen,
      postedOn: daysOpen === null ? null : addDays(FEED_DATE, -daysOpen),
      coordinates: hasPlace ? { latitude, longitude } : null,
      applicationTitle: `${orderType} ${combineTitle(specialty, title)}`,
    });
  });
}
