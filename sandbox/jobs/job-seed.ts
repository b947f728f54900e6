import { describe } from '@/sandbox/jobs/description';
import { PARTS } from '@/sandbox/jobs/parts';
import type { Place, Profile, Shift, TownSize } from '@/sandbox/jobs/parts';
import { drawFrom, shuffled } from '@/sandbox/jobs/seed';
import type { Draw } from '@/sandbox/jobs/seed';

const RANK: Readonly<Record<TownSize, number>> = { small: 0, mid: 1, large: 2 };
const DECK = shuffled(
  PARTS.profiles.flatMap((profile) => Array.from({ length: profile.weight }, () => profile)),
  20_261_120,
);
const MAP = shuffled(PARTS.places, 515);
const MAP_STEP = 7;

/** The next town, in a fixed shuffled order, that is large enough for the unit. */
function placeAt(index: number, leastTown: TownSize): Place {
  for (let step = index * MAP_STEP; ; step += 1) {
    const place = MAP[step % MAP.length];
    if (place && RANK[place.size] >= RANK[leastTown]) return place;
  }
}

const dollars = (value: number): string =>
  `$${value.toLocaleString('en-US', Number.isInteger(value) ? {} : { minimumFractionDigits: 2 })}`;
const toFive = (value: number): number => Math.round(value / 5) * 5;

/** 'a - b weekly' for most; one figure, cents or thousands for a few; nothing for one in fifty. */
function payText([low, high]: Profile['pay'], place: Place, shift: Shift, draw: Draw) {
  const factor = PARTS.states[place.state].pay * (shift.startsWith('Nights') ? 1.04 : 1);
  const min = toFive((low + draw.next() * (high - low) * 0.6) * factor);
  const max = min + toFive(min * (0.05 + draw.next() * 0.05));
  const kind = draw.next();
  if (kind < 0.02) return null;
  if (kind < 0.06) return `${dollars(max)} weekly`;
  if (kind < 0.08) return `${dollars(min + 0.5)} - ${dollars(max + 0.75)} weekly`;
  if (kind < 0.09 && min > 1000) {
    return `$${(min / 1000).toFixed(1)}k - $${((max + 100) / 1000).toFixed(1)}k weekly`;
  }
  return `${dollars(min)} - ${dollars(max)} weekly`;
}

function makeSeed(index: number) {
  const draw = drawFrom(index);
  const profile = DECK[index % DECK.length];
  if (!profile) throw new Error('No profile to make a job of.');
  const { title, otherTitle = null, titleIn } = profile;
  const place = placeAt(index, profile.leastTown);
  const shift = draw.pick(profile.shifts);
  const share = draw.next();
  const contractLength = PARTS.contractLengths.find(({ below }) => share < below)?.length ?? null;
  const pay = payText(profile.pay, place, shift, draw);
  const daysOpen = draw.chance(0.05) ? null : Math.floor(61 * draw.next() ** 1.7);
  return {
    orderType: draw.chance(0.85) ? 'Travel' : 'Local',
    specialty: profile.specialty,
    title: titleIn?.states.includes(place.state) ? titleIn.title : title,
    otherTitle,
    place,
    shift: draw.chance(0.03) ? null : shift,
    contractLength,
    pay,
    daysOpen,
    description: describe({ profile, place, shift, contractLength }, draw),
  };
}

/** A job as the agency thinks of it, before the feed spells it one way or another. */
export type JobSeed = Readonly<ReturnType<typeof makeSeed> & { index: number }>;

/** After this many jobs the list repeats under other ids: long lists are for load, not for reading. */
const CYCLE = 4_000;
const made = new Map<number, ReturnType<typeof makeSeed>>();

/** The job at this position in the list: always the same one. */
export function jobSeed(index: number): JobSeed {
  const at = index % CYCLE;
  const seed = made.get(at) ?? makeSeed(at);
  made.set(at, seed);
  return { ...seed, index };
}
