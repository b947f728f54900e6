export type PitchBlurb = {
  readonly icon: 'person' | 'experience' | 'connections';
  readonly title: string;
  readonly text: string;
};

/** Why choose us, in three blurbs (specification, section 2, 'Home page'). SAMPLE CONTENT: the claims are the owner's. */
export const PITCH_BLURBS: readonly PitchBlurb[] = [
  {
    icon: 'person',
    title: 'A personalized approach',
    text: 'One recruiter, by name, from the first call to the last shift. They answer texts.',
  },
  {
    icon: 'experience',
    title: '20+ years of expertise',
    text: 'We have placed clinicians since before electronic charts. We know which units treat travelers well.',
  },
  {
    icon: 'connections',
    title: 'Premier connections',
    text: 'Direct lines to hospitals, clinics and care homes across the country, so your file reaches a human.',
  },
];
