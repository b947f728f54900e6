/** What travel nurses ask of every posting. Each is also its name in an address (`?ask=ratio`). */
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
/** Facts of place and person that are shown if a posting names them. */
export const FACTS = ['facility', 'unit-size', 'license', 'certifications'] as const;

export type Question = (typeof QUESTIONS)[number];

/** What can be asked of a job: its pay too, which its record states and no sentence of the posting answers. */
export const OPEN_QUESTIONS = ['pay', ...QUESTIONS] as const;
export type OpenQuestion = (typeof OPEN_QUESTIONS)[number];

/** Anything a sentence of a posting can be about. */
export type Topic = Question | (typeof FACTS)[number];

export const TOPICS: readonly Topic[] = [...QUESTIONS, ...FACTS];
