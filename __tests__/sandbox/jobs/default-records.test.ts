import { defaultRecords } from '@/sandbox/jobs/catalogue';

type Loose = Record<string, unknown>;
const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

const RECORDS = defaultRecords();
const JOBS = RECORDS.filter(isRecord);
const texts = (names: readonly string[]) => (job: Loose) =>
  names.flatMap((name) => (typeof job[name] === 'string' ? [String(job[name])] : []));
const titles = texts(['JobTitlen', 'VMS_Job_Title__c', 'AVTRRT__Job_Title__c', 'Job_Title__c']);
const specialties = texts(['Specialityn', 'Specialty']);
const descriptions = texts(['Jobdescriptionrich', 'Webportaldescriptions']);
const id = (job: Loose) => job.Record_Id ?? job.Id;

it('is the same list on every start', () => {
  expect(JSON.stringify(defaultRecords())).toBe(JSON.stringify(RECORDS));
});

it('has about 400 jobs in more than 120 towns of nearly every state, with Alaska, Hawaii, Puerto Rico and DC', () => {
  expect(JOBS.length).toBeGreaterThanOrEqual(400);
  expect(new Set(JOBS.map((job) => `${job.city}, ${job.State}`)).size).toBeGreaterThan(120);
  const states = new Set(JOBS.map((job) => job.State));
  expect([...states]).toEqual(expect.arrayContaining(['AK', 'HI', 'PR', 'DC']));
  expect(states.size).toBeGreaterThan(50);
});

it('repeats no description except that of the job that is listed twice', () => {
  const seen = new Map<string, unknown>();
  for (const job of JOBS) {
    for (const text of descriptions(job).slice(0, 1)) {
      expect([undefined, id(job)]).toContain(seen.get(text));
      seen.set(text, id(job));
    }
  }
  expect(seen.size).toBeGreaterThan(400);
});

it('leaves no placeholder in its texts', () => {
  expect(
    JOBS.flatMap(descriptions).filter((text) =>
      /[{}]|undefined|NaN/.test(text.replace(/<style>.*?<\/style>/, '')),
    ),
  ).toEqual([]);
});

it('has the right article before a number (an eight-bed unit)', () => {
  const wrong = /\b(A (8\d*|11|18)|An (?!8|11\b|18\b)\d+)\b/;
  expect(JOBS.flatMap(descriptions).filter((text) => wrong.test(text))).toEqual([]);
});

const words = (text: string) =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** Exact first, then whole words, then anywhere: as the site reads a filter in its address. */
function found(term: string, labelsOf: (job: Loose) => string[]): Loose[] {
  const stages = [
    (label: string) => label.toLowerCase() === term.toLowerCase(),
    (label: string) => words(label).includes(words(term)),
    (label: string) => label.toLowerCase().includes(term.toLowerCase()),
  ];
  for (const fits of stages) {
    const jobs = JOBS.filter((job) => labelsOf(job).some(fits));
    if (jobs.length > 0) return jobs;
  }
  return [];
}

it.each([
  ['title', 'RN', 100],
  ['title', 'OT', 4],
  ['title', 'PT', 4],
  ['title', 'Surgical Tech', 4],
  ['title', 'Respiratory Therapist', 4],
  ['title', 'Rad Tech', 4],
  ['title', 'SLP', 4],
  ['title', 'Social Worker', 4],
  ['title', 'Med Tech', 4],
  ['title', 'Medical Laboratory Tech', 4],
  ['specialty', 'PTA', 4],
  ['specialty', 'COTA', 4],
  ['specialty', 'CT', 4],
  ['specialty', 'MRI', 4],
  ['specialty', 'Medical Laboratory Tech (MLT)', 4],
  ['specialty', 'Nuclear Medicine', 4],
  ['specialty', 'Pharmacy', 4],
])('has jobs for the shortcut to %s %s', (kind, term, least) => {
  expect(found(term, kind === 'title' ? titles : specialties).length).toBeGreaterThanOrEqual(least);
});

it('names shifts in at most a dozen ways', () => {
  const shifts = new Set(JOBS.flatMap(texts(['Shiftn', 'JR_Shift'])));
  expect(shifts.size).toBeGreaterThanOrEqual(8);
  expect(shifts.size).toBeLessThanOrEqual(12);
});

it.each([
  'Record_Id',
  'Id',
  'Client_Job_ID',
  'JobNum',
  'vms_order_type__c',
  'Order_Type',
  'Specialityn',
  'Specialty',
  'JobTitlen',
  'VMS_Job_Title__c',
  'AVTRRT__Job_Title__c',
  'Job_Title__c',
  'Shiftn',
  'JR_Shift',
  'CalculatedPayRange',
  'payRange',
  'Jobdescriptionrich',
  'Webportaldescriptions',
])('uses both dialects: %s is present in some records and absent in others', (field) => {
  const holders = JOBS.filter((job) => typeof job[field] === 'string');
  expect(holders.length).toBeGreaterThan(20);
  expect(holders.length).toBeLessThan(JOBS.length);
});

it.each([
  ['coordinates as an object', (job: Loose) => isRecord(job.Geolocation)],
  ['coordinates as JSON text', (job: Loose) => String(job.Geolocation).startsWith('{"latitude"')],
  ['days open as a number', (job: Loose) => typeof job.Days_Open__c === 'number'],
  ['days open as text', (job: Loose) => /^\d+$/.test(String(job.Days_Open__c))],
  ['no days open', (job: Loose) => job.Days_Open__c === undefined],
  ['no contract length', (job: Loose) => job.Contract_Length === undefined],
  ['a description without markup', (job: Loose) => descriptions(job).some((d) => !d.includes('<'))],
])('has jobs with %s', (_, holds) => {
  expect(JOBS.filter(holds).length).toBeGreaterThan(9);
});

it('keeps days open from 0 to 60', () => {
  const days = JOBS.map((job) => Number(job.Days_Open__c ?? 0)).filter(Number.isFinite);
  expect(Math.min(...days)).toBe(0);
  expect(Math.max(...days)).toBeLessThanOrEqual(60);
});

it.each([
  ['null', (all: readonly unknown[]) => all.includes(null)],
  ['a record without an id', () => JOBS.some((job) => !id(job) && job.JobTitlen)],
  [
    'a title and nothing else',
    () => JOBS.some((job) => Object.keys(job).sort().join() === 'JobTitlen,Record_Id'),
  ],
  [
    'hostile markup',
    () =>
      JOBS.some((job) =>
        /<script>[^]*onerror=[^]*javascript:/.test(String(job.Jobdescriptionrich)),
      ),
  ],
  [
    'a place in words for coordinates',
    () => JOBS.some((job) => job.Geolocation === 'two miles past the old mill'),
  ],
  ['days open in words', () => JOBS.some((job) => job.Days_Open__c === 'about three weeks')],
  ['an unknown state', () => JOBS.some((job) => job.State === 'ZZ')],
  [
    'a description of 60 KB',
    () => JOBS.some((job) => String(job.Jobdescriptionrich).length > 60_000),
  ],
  ['an id used twice', () => new Set(JOBS.map(id)).size < JOBS.length],
  [
    'a title of 90 characters',
    () => JOBS.some((job) => `${job.Specialityn} ${job.JobTitlen}`.length === 90),
  ],
  [
    'five-figure pay',
    () => JOBS.some((job) => job.CalculatedPayRange === '$11,320 - $12,455 weekly'),
  ],
  ['Truth or Consequences', () => JOBS.some((job) => job.city === 'Truth or Consequences')],
  ['no description', () => JOBS.some((job) => job.city && descriptions(job).length === 0)],
  [
    'coordinates off the map',
    () => JOBS.some((job) => JSON.stringify(job.Geolocation) === '{"latitude":0,"longitude":0}'),
  ],
])('includes %s, which a site must survive', (_, holds) => {
  expect(holds(RECORDS)).toBe(true);
});
