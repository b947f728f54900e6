/** Words that people type around what they look for, and that narrow nothing. */
const NOISE: ReadonlySet<string> = new Set(
  (
    'a an and are around as at available by career careers department dept employment find for from gig gigs healthcare help here hiring i ' +
    'in is it job jobs looking me my near nearby need needed now of on opening openings opportunities opportunity please position positions ' +
    'role roles search seeking shift shifts show some the to unit units us usa vacancies vacancy want wanted with work working'
  ).split(' '),
);

/** Whether a plain word narrows nothing in a search: 'jobs' in 'ICU jobs'. */
export const isNoise = (word: string): boolean => NOISE.has(word);
