import type { JobSummary } from '@/lib/domain/job/job';
import { JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import { middleOfPay, payFigures, type PayFigures } from './pay-figures';
import { remembered } from '@/lib/domain/basics/remembered';
import { fold as foldText } from '@/lib/domain/words/words';

/** The weekly pay of open jobs of one specialty. */
export type PayPeers = PayFigures & {
  readonly specialty: string;
  /** Null if they are nationwide. */
  readonly state: string | null;
  /** Jobs by title: tells whether a job of another profession may be compared with them. */
  readonly titles: ReadonlyMap<string, number>;
};

/** By `peersKey`; groups too small to say anything are left out. */
export type PayPeerGroups = ReadonlyMap<string, PayPeers>;

/** A list has some hundred specialties and titles, each many times. */
const fold = remembered(foldText);

/** The share of peers that must have the job's own title for a comparison. */
const MOSTLY = 0.75;
/** Pay that differs by less than this share is about the same. */
const ABOUT_THE_SAME = 0.025;

type Job = Pick<JobSummary, 'pay' | 'specialties' | 'state' | 'titles'>;
type Group = {
  readonly specialty: string;
  readonly state: string | null;
  readonly middles: number[];
  readonly titles: Map<string, number>;
};

const peersKey = (specialty: string, state: string | null) => `${fold(specialty)}\n${state ?? ''}`;

/** Groups the open jobs by specialty, and by specialty and state, in slices. A job counts in each of its specialties. */
export function* payPeersSteps(jobs: readonly Job[]): SlicedWork<PayPeerGroups> {
  const groups = new Map<string, Group>();
  function add(specialty: string, state: string | null, middle: number, title: string): void {
    const key = peersKey(specialty, state);
    const group: Group = groups.get(key) ?? { specialty, state, middles: [], titles: new Map() };
    group.middles.push(middle);
    group.titles.set(title, (group.titles.get(title) ?? 0) + 1);
    groups.set(key, group);
  }
  for (const [at, job] of jobs.entries()) {
    const pay = job.pay?.week;
    const specialties = new Map(job.specialties.map((name) => [fold(name), name]));
    if (pay) {
      const title = fold(job.titles[0] ?? '');
      for (const specialty of specialties.values()) {
        add(specialty, null, middleOfPay(pay), title);
        if (job.state) add(specialty, job.state, middleOfPay(pay), title);
      }
    }
    if (at % JOBS_PER_SLICE === 0) yield;
  }
  const peers = new Map<string, PayPeers>();
  for (const [key, { middles, ...group }] of groups) {
    const figures = payFigures(middles);
    if (figures === null) continue;
    peers.set(key, { ...group, ...figures });
    yield;
  }
  return peers;
}

/** The jobs to compare a job's pay with: of its first specialty in its state, else nationwide; null if both are too few. */
export function peersOf(
  groups: PayPeerGroups,
  { specialties, state }: Pick<JobSummary, 'specialties' | 'state'>,
): PayPeers | null {
  const [specialty] = specialties;
  if (specialty === undefined) return null;
  const inState = state === null ? undefined : groups.get(peersKey(specialty, state));
  return inState ?? groups.get(peersKey(specialty, null)) ?? null;
}

/** How far a job's pay is from the median of its peers: whole percent, and 0 if it is about the same. */
export type PayDistance = { readonly percent: number; readonly side: 'above' | 'below' | 'same' };

/**
 * How the middle of a job's range compares. Null if the job names no weekly figure, or if too few of its peers have its title: comparing
 * an LPN's pay with that of RNs says nothing.
 */
export function payDistance(
  job: Pick<JobSummary, 'pay' | 'titles'>,
  peers: PayPeers,
): PayDistance | null {
  const pay = job.pay?.week;
  const alike = peers.titles.get(fold(job.titles[0] ?? '')) ?? 0;
  if (!pay || alike < peers.count * MOSTLY) return null;
  const share = middleOfPay(pay) / peers.median - 1;
  if (Math.abs(share) < ABOUT_THE_SAME) return { percent: 0, side: 'same' };
  return { percent: Math.round(Math.abs(share) * 100), side: share > 0 ? 'above' : 'below' };
}
