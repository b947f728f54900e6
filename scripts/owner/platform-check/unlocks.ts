/** What the site could show if it read such a field, found by words in its name, whatever the vendor's spelling. */
const UNLOCKS: readonly (readonly [name: RegExp, unlocks: string])[] = [
  [
    /\bstart ?date\b|\bavailable from\b/,
    'start date: in JobPosting (jobStartDate), on the page, as a filter',
  ],
  [/\bend ?date\b/, 'end date: how long a job runs, and until when it is advertised'],
  [
    /\bguarant.*\bhours?\b|\bhours? guarant/,
    'guaranteed hours: an answer to the second question of every nurse',
  ],
  [/\bhours?\b/, 'hours a week: pay by the hour where the shift does not say them'],
  [
    /\bopenings?\b|\bpositions\b|\bhead ?count\b|\bvacanc/,
    'openings: how many are wanted (totalJobOpenings)',
  ],
  [/\bratio\b/, 'patient ratio: an answer without a look into the description'],
  [/\b(?:emr|ehr|charting)\b/, 'charting system: an answer, and a filter that counts every job'],
  [/\bfloat/, 'floating: an answer without a look into the description'],
  [/\bcall\b/, 'call: an answer without a look into the description'],
  [
    /\bweekends?\b|\bholidays?\b/,
    'weekends and holidays: an answer without a look into the description',
  ],
  [/\bexperience\b/, 'experience: in JobPosting (experienceRequirements)'],
  [/\bcertif|\bcredential/, 'certifications: in JobPosting, and for the filter of the address'],
  [/\blicen[sc]e/, 'license: what is asked for, where the state alone does not tell it'],
  [/\bbonus/, 'a bonus: beside the pay'],
  [/\bstipend|\bper diem\b|\bhousing\b|\blodging\b/, 'stipends: what the weekly figure is made of'],
  [/\bovertime\b|\bot\b/, 'overtime: what an hour beyond the week pays'],
];

/** 'Start_Date__c' as words: 'start date'. */
const wordsOf = (name: string): string =>
  name
    .replace(/__c$/i, '')
    .replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replace(/[^A-Za-z]+/g, ' ')
    .trim()
    .toLowerCase();

/** What reading a field of this name would add; null if the name says nothing. */
export function unlockedBy(name: string): string | null {
  const words = wordsOf(name);
  return UNLOCKS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
