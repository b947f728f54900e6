import reviews from '@/content/reviews.json' with { type: 'json' };
import { fillIn } from '@/lib/content/files/fill-in';
import type { IsoDate } from '@/lib/domain/job/job';
import type { PhotoFile } from './photo';

/** What one reviewer says (specification, section 3, 'Testimonial'). */
export type Testimonial = {
  readonly id: string;
  /** Null: the review is shown without one. */
  readonly name: string | null;
  /** 1 to 5. */
  readonly rating: 1 | 2 | 3 | 4 | 5;
  /** The day it was written: shown as '2 months ago'. */
  readonly writtenOn: IsoDate;
  readonly textReview: {
    /** For phones. */
    readonly short: string;
    /** For wider screens; shown up to 228 characters. */
    readonly long: string;
  };
  /** A drawn head. */
  readonly imagePath: string;
  /** The reviewer’s own photograph, given with consent, in place of the drawn head. */
  readonly photo?: PhotoFile;
};

/** The drawn heads are in one file, four in a row. */
const HEAD_PX = 96;
const HEADS = 12;
const headOf = (index: number) =>
  `/art/reviewers.svg#svgView(viewBox(${(index % 4) * HEAD_PX},${Math.floor((index % HEADS) / 4) * HEAD_PX},${HEAD_PX},${HEAD_PX}))`;

/** The heading of the reviews while they are invented; null once all of them are real. */
export const TESTIMONIALS_NOTE = fillIn((reviews as { note?: string | null }).note ?? '') || null;

/**
 * The home page's reviews, newest first. SAMPLE CONTENT: nobody said this. Replace every entry with a real review, given
 * with consent, before the site goes out.
 */
export const TESTIMONIALS: readonly Testimonial[] = fillIn(
  reviews.reviews as readonly (Omit<Testimonial, 'imagePath' | 'name'> & {
    name?: string | null;
  })[],
).map((review, index) => ({ ...review, name: review.name || null, imagePath: headOf(index) }));
