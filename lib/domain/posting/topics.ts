/** What travel nurses ask of every posting. Each is also the word for it in an address (`?ask=ratio`). */
export const QUESTIONS = [
  'ratio',
  'floating',
  'charting',
  'hours',
  'call',
  'weekends',
  'scheduling',
  'orientation',
  'start',
  'extension',
  'experience',
  'local',
] as const;
/** Facts of place and person that are shown where a posting names them. */
export const FACTS = ['facility', 'unit-size', 'license', 'certifications'] as const;

export type Question = (typeof QUESTIONS)[number];
/** Anything a sentence of a posting can be about. */
export type Topic = Question | (typeof FACTS)[number];

export const TOPICS: readonly Topic[] = [...QUESTIONS, ...FACTS];
