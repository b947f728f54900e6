import { believablePay } from './believable-pay';
import type { JobSummary, WeeklyPay } from '@/lib/domain/job/job';
import { JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import { fold } from '@/lib/domain/basics/words';

/** The weekly pay of open jobs of one specialty, in US dollars; of a range its middle counts. */
export type PayPeers = {
  readonly specialty: string;
  /** Null where they are nationwide. */
  readonly state: string | null;
  /** Jobs that name a weekly figure. */
  readonly count: number;
  readonly median: number;
  /** What the middle half of them pays. */
  readonly low: number;
  readonly high: number;
  /** Jobs by title: whether one of another profession may be compared with them. */
  readonly titles: ReadonlyMap<string, number>;
};

/** By `peersKey`; groups too small to say anything are left out. */
export type PayPeerGroups = ReadonlyMap<string, PayPeers>;

/** Fewer jobs make no median worth the name. */
const FEWEST = 5;
const ROUND_TO = 10;
/** The share of peers with the job's own title from which on it may be compared with them. */
const MOSTLY = 0.75;
/** Under this share of a difference, pay is about the same. */
const ABOUT_THE_SAME = 0.025;

type Job = Pick<JobSummary, 'payText' | 'specialties' | 'state' | 'titles'>;
type Group = {
  readonly specialty: string;
  readonly state: string | null;
  readonly middles: number[];
  readonly titles: Map<string, number>;
};

const peersKey = (specialty: string, state: string | null) => `${fold(specialty)}\n${state ?? ''}`;
const middleOf = ({ min, max }: WeeklyPay) => (min + max) / 2;
const rounded = (dollars: number) => Math.round(dollars / ROUND_TO) * ROUND_TO;

/** Groups the open jobs by specialty, and by specialty and state, in pieces. A job counts in each of its specialties. */
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
    const pay = believablePay(job.payText);
    const specialties = new Map(job.specialties.map((name) => [fold(name), name]));
    if (pay) {
      const title = fold(job.titles[0] ?? '');
      for (const specialty of specialties.values()) {
        add(specialty, null, middleOf(pay), title);
        if (job.state) add(specialty, job.state, middleOf(pay), title);
      }
    }
    if (at % JOBS_PER_SLICE === 0) yield;
  }
  const peers = new Map<string, PayPeers>();
  for (const [key, group] of groups) {
    if (group.middles.length < FEWEST) continue;
    peers.set(key, sumUp(group));
    yield;
  }
  return peers;
}

function sumUp({ middles, ...group }: Group): PayPeers {
  const sorted = Float64Array.from(middles).sort();
  const count = sorted.length;
  const at = (position: number) => sorted[position] ?? 0;
  const cut = Math.floor(count / 4);
  return {
    ...group,
    count,
    median: rounded((at(Math.floor((count - 1) / 2)) + at(Math.floor(count / 2))) / 2),
    low: rounded(at(cut)),
    high: rounded(at(count - 1 - cut)),
  };
}

/** The jobs to see a job's pay beside: of its first specialty in its state, else nationwide; null where both are too few. */
export function peersOf(
  groups: PayPeerGroups,
  { specialties, state }: Pick<JobSummary, 'specialties' | 'state'>,
): PayPeers | null {
  const [specialty] = specialties;
  if (specialty === undefined) return null;
  const inState = state === null ? undefined : groups.get(peersKey(specialty, state));
  return inState ?? groups.get(peersKey(specialty, null)) ?? null;
}

/** How far a job's pay stands from the median of its peers: whole percent, and 0 for what is about the same. */
export type PayDistance = { readonly percent: number; readonly side: 'above' | 'below' | 'same' };

/**
 * Where the middle of a job's range stands. Null where the job names no weekly figure, or where most of its peers have
 * another title: an LPN's pay beside that of RNs says nothing.
 */
export function payDistance(
  job: Pick<JobSummary, 'payText' | 'titles'>,
  peers: PayPeers,
): PayDistance | null {
  const pay = believablePay(job.payText);
  const alike = peers.titles.get(fold(job.titles[0] ?? '')) ?? 0;
  if (!pay || alike < peers.count * MOSTLY) return null;
  const share = middleOf(pay) / peers.median - 1;
  if (Math.abs(share) < ABOUT_THE_SAME) return { percent: 0, side: 'same' };
  return { percent: Math.round(Math.abs(share) * 100), side: share > 0 ? 'above' : 'below' };
}
