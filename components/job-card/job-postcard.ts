import type { Drawing, SceneView } from '@/lib/content/pages/scene';
import type { JobSummary } from '@/lib/domain/job/job';
import { drawingOf } from './drawing-of-place';
import { cut } from './postcard';
import { CROPS, HEADERS, VIEWS, type Crop } from './postcard-crops';

/** FNV-1a: spreads ids that differ in one character. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // The low bits of FNV follow the last characters closely; fold the high ones in.
  return (value ^ (value >>> 15)) >>> 0;
}

type Placed = Pick<JobSummary, 'id' | 'city' | 'state'>;

type JobStub = { readonly drawing: Drawing; readonly crop: Crop };

/** A card must not look like any of this many cards before it, because they may be side by side. */
const APART = 2;

function postcardOf(job: Placed, nearby: readonly Crop[]): JobStub {
  const drawing = drawingOf(job);
  const crops = CROPS[drawing];
  const first = hash(job.id) % crops.length;
  const inTurn = [...crops.slice(first), ...crops.slice(0, first)];
  const crop = inTurn.find((own) => !nearby.includes(own));
  if (!crop) throw new Error(`No crop for ${drawing}`);
  return { drawing, crop };
}

/** The postcard of each job, chosen by its id. If a neighbour already shows it, the next one of the same drawing. */
function postcardsOf(jobs: readonly Placed[]): readonly JobStub[] {
  const cards: JobStub[] = [];
  for (const job of jobs) {
    cards.push(
      postcardOf(
        job,
        cards.slice(-APART).map(({ crop }) => crop),
      ),
    );
  }
  return cards;
}

/** Address of a job's postcard for the top of a card on its own. The same job always shows the same one. */
export function stripOf(job: Placed): string {
  const { drawing, crop } = postcardOf(job, []);
  return cut(drawing, crop.strip);
}

/** Addresses of the postcards for the tops of cards in a row. */
export function stripsOf(jobs: readonly Placed[]): readonly string[] {
  return postcardsOf(jobs).map(({ drawing, crop }) => cut(drawing, crop.strip));
}

/** Addresses of the postcards as squares, for the jobs of a list. */
export function stampsOf(jobs: readonly Placed[]): readonly string[] {
  return postcardsOf(jobs).map(({ drawing, crop }) => cut(drawing, crop.stamp));
}

type HeaderArt = { readonly drawing: Drawing; readonly wide: string; readonly narrow: string };

/** A drawing as shown behind a page's title. */
export function headerArt(drawing: Drawing): HeaderArt {
  const { wide, narrow } = HEADERS[drawing];
  return { drawing, wide: cut(drawing, wide), narrow: cut(drawing, narrow) };
}

/** The drawing behind the title of a job's page, by its place. */
export const headerArtOf = (place: Pick<JobSummary, 'city' | 'state'>): HeaderArt =>
  headerArt(drawingOf(place));

/** A 4:3 view, for use beside text. */
export function viewOf(view: SceneView): string {
  return cut(...VIEWS[view]);
}
