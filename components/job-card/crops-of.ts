import type { Drawing } from '@/lib/domain/job/drawing';
import type { JobSummary } from '@/lib/domain/job/job';
import type { Box } from './postcard';

/** FNV-1a: spreads ids that differ in one character. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // The low bits of FNV follow the last characters closely; fold the high ones in.
  return (value ^ (value >>> 15)) >>> 0;
}

/** What a postcard is chosen by. */
export type Pictured = Pick<JobSummary, 'id' | 'drawing'>;

type ChosenCrop = { readonly drawing: Drawing; readonly crop: Box };

/** A card must not look like any of this many cards before it, because they may be side by side. */
const APART = 2;

/** The part of its drawing that each job shows, chosen by its id. If a neighbour already shows it, the next one of the same drawing. */
export function cropsOf(
  jobs: readonly Pictured[],
  parts: Readonly<Record<Drawing, readonly Box[]>>,
): readonly ChosenCrop[] {
  const chosen: ChosenCrop[] = [];
  for (const { id, drawing = 'prairie' } of jobs) {
    const crops = parts[drawing];
    const first = hash(id) % crops.length;
    const inTurn = [...crops.slice(first), ...crops.slice(0, first)];
    const nearby = chosen.slice(-APART);
    const crop = inTurn.find((own) => nearby.every((other) => other.crop !== own));
    if (!crop) throw new Error(`No crop for ${drawing}`);
    chosen.push({ drawing, crop });
  }
  return chosen;
}
