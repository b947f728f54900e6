import home from '@/content/home.json' with { type: 'json' };
import { fillIn } from '@/lib/content/files/fill-in';

export type PitchBlurb = {
  readonly icon: 'person' | 'experience' | 'connections';
  readonly title: string;
  readonly text: string;
};

/** Why choose us, in three blurbs (specification, section 2, 'Home page'). SAMPLE CONTENT: the claims are the owner's. */
export const PITCH_BLURBS = fillIn(home.pitch as readonly PitchBlurb[]);
