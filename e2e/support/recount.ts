import { STATE_NAMES } from '@/lib/domain/place/states';
import { LARGEST_SIZE } from './page-sizes';

/** A job as the site's lists describe it. */
export type ShownJob = {
  readonly id: string;
  readonly specialties: readonly string[];
  readonly state: string | null;
  readonly city: string | null;
  readonly pay: { readonly figure: string; readonly unit: string | null } | null;
};

/** The slug of a name, implemented independently so that it does not share the site's errors. */
export const slug = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9&]+/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bfort\b/g, 'ft')
    .replace(/\bmount\b/g, 'mt')
    .trim()
    .replace(/\s+/g, '-');
export const plainSlug = (name: string) =>
  slug(name.replace(/\b(saint|fort|mount)\b/gi, '$1_')).replace(/_/g, '');
export const stateSlugOf = ({ state }: ShownJob) => plainSlug(STATE_NAMES[state ?? ''] ?? '');

/** The midpoints and bounds of weekly pay, lowest midpoint first. The sandbox says '$1,810 – $1,945', some with cents or 'k'. */
function weeklyPays(jobs: readonly ShownJob[]) {
  return jobs
    .flatMap(({ pay }) => {
      if (pay?.unit !== 'week') return [];
      const dollars = [...pay.figure.matchAll(/\$([\d,.]*\d)(k?)/g)].map(
        ([, text = '', k]) => Number(text.replaceAll(',', '')) * (k ? 1_000 : 1),
      );
      const [low = 0] = dollars;
      const high = dollars.at(-1) ?? low;
      return low >= 300 && high <= 20_000 ? [{ low, high, middle: (low + high) / 2 }] : [];
    })
    .sort((a, b) => a.middle - b.middle);
}

const toTen = (dollars: number) => Math.round(dollars / 10) * 10;

/** What jobs pay, rounded to ten dollars; null if fewer than five say so. */
export function payOf(jobs: readonly ShownJob[]) {
  const pays = weeklyPays(jobs);
  if (pays.length < 5) return null;
  const middles = pays.map(({ middle }) => middle);
  const half = middles.length / 2;
  const at = (position: number) => middles[position] ?? 0;
  const median = middles.length % 2 ? at(Math.floor(half)) : (at(half - 1) + at(half)) / 2;
  const quarter = Math.floor(middles.length / 4);
  const middleHalf = middles.slice(quarter, middles.length - quarter);
  return {
    count: pays.length,
    median: toTen(median),
    from: toTen(Math.min(...middleHalf)),
    to: toTen(Math.max(...middleHalf)),
    lowest: toTen(Math.min(...pays.map(({ low }) => low))),
    highest: toTen(Math.max(...pays.map(({ high }) => high))),
  };
}

type ShownPage = { readonly jobs: readonly ShownJob[]; readonly pageCount: number };

/** Every open job, page by page: a long list is not sent at once. */
export async function shownJobs(origin: string): Promise<readonly ShownJob[]> {
  const jobs: ShownJob[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await fetch(`${origin}/api/jobs/search?per=${LARGEST_SIZE}&page=${page}`);
    const told: ShownPage = JSON.parse(await answer.text());
    pages = told.pageCount;
    jobs.push(...told.jobs);
  }
  return jobs;
}
