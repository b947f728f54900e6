import about from '@/content/about.json' with { type: 'json' };
import { fillIn } from '@/lib/content/files/fill-in';
import type { PhotoFile } from './photo';

/** Your own people or your office, beside 'Who we are'. Null: a drawing is shown instead. */
export const ABOUT_PHOTO: PhotoFile | null = null;

/** The About page. SAMPLE CONTENT: the agency's own story belongs here. */
export const ABOUT = fillIn(about.page);

type Principle = {
  readonly icon: 'eye' | 'phone' | 'shield' | 'map';
  readonly title: string;
  readonly text: string;
};

export const ABOUT_PRINCIPLES = fillIn(about.principles as readonly Principle[]);
