import type { SceneView } from '@/lib/content/pages/scene';
import type { Drawing } from '@/lib/domain/job/drawing';
import type { JobSummary } from '@/lib/domain/job/job';
import { drawingOf } from '@/lib/domain/place/drawing-of-place';
import { cropsOf } from './crops-of';
import { cut } from './postcard';
import { HEADERS, STRIPS, VIEWS } from './postcard-crops';

type Placed = Pick<JobSummary, 'id' | 'city' | 'state'>;

/** Addresses of the postcards for the tops of cards in a row. */
export function stripsOf(jobs: readonly Placed[]): readonly string[] {
  const pictured = jobs.map((job) => ({ id: job.id, drawing: drawingOf(job) }));
  return cropsOf(pictured, STRIPS).map(({ drawing, crop }) => cut(drawing, crop));
}

/** Address of a job's postcard for the top of a card on its own. The same job always shows the same one. */
export const stripOf = (job: Placed): string => stripsOf([job])[0] ?? '';

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
