/** What the site could say if it read such a field: by words of its name, whatever a vendor calls it. */
const UNLOCKS: readonly (readonly [name: RegExp, unlocks: string])[] = [
  [
    /start ?date|available from/,
    'start date: in JobPosting (jobStartDate), on the page, as a filter',
  ],
  [/end ?date/, 'end date: how long a job runs, and until when it is advertised'],
  [
    /guarant.*hours?|hours? guarant/,
    'guaranteed hours: an answer to the second question of every nurse',
  ],
  [/hours?/, 'hours a week: pay by the hour where the shift does not say them'],
  [/openings?|positions?|head ?count|vacanc/, 'openings: how many are wanted (totalJobOpenings)'],
  [/ratio/, 'patient ratio: an answer without a look into the description'],
  [/emr|ehr|charting/, 'charting system: an answer, and a filter that counts every job'],
  [/float/, 'floating: an answer without a look into the description'],
  [/\bcall\b/, 'call: an answer without a look into the description'],
  [/weekends?|holidays?/, 'weekends and holidays: an answer without a look into the description'],
  [/experience|years/, 'experience: in JobPosting (experienceRequirements)'],
  [/certif|credential/, 'certifications: in JobPosting, and for the filter of the address'],
  [/licen[sc]e/, 'license: what is asked for, where the state alone does not tell it'],
  [/bonus/, 'a bonus: beside the pay'],
  [/stipend|per diem|housing|lodging/, 'stipends: what the weekly figure is made of'],
  [/overtime|\bot\b/, 'overtime: what an hour beyond the week pays'],
];

/** 'Start_Date__c' as words: 'start date'. */
const wordsOf = (name: string): string =>
  name
    .replace(/__c$/i, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/[^A-Za-z]+/g, ' ')
    .trim()
    .toLowerCase();

/** What reading a field of this name would bring; null where its name tells nothing. */
export function unlockedBy(name: string): string | null {
  const words = wordsOf(name);
  return UNLOCKS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
