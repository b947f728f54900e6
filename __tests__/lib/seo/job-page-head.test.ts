import { SITE } from '@/lib/config/site';
import type { Job } from '@/lib/domain/job/job';
import { toJob } from '@/lib/platform/to-job';
import { jobPageDescription, jobPageTitle } from '@/lib/seo/job-page-head';
import { defaultRecords } from '@/sandbox/jobs/catalogue';
import { buildJob } from '@/__tests__/support/build-job';

const SANDBOX: readonly Job[] = [
  ...new Map(
    defaultRecords().flatMap((record) => {
      const reading = toJob(record, '2026-11-20', { adhoc: false });
      return 'job' in reading ? [[reading.job.id, reading.job] as const] : [];
    }),
  ).values(),
];
const medianOf = (lengths: readonly number[]) =>
  lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;

describe('the title of a job’s page', () => {
  it.each<[string, Partial<Job>]>([
    ['Travel ICU RN, Austin, TX, $2,310–$2,480/wk', { title: 'ICU Registered Nurse (RN)' }],
    ['ICU RN, Austin, TX, $2,310–$2,480/wk', { orderTypes: ['Local'] }],
    ['Travel ICU RN, Austin, TX, $58/hr', { payText: '$58/hr' }],
    ['Travel ICU RN, Austin, TX', { payText: '$700/shift' }],
    ['Travel ICU RN, Texas, $2,310–$2,480/wk', { city: null }],
    [
      'Travel ICU RN, Near the lake, $2,310–$2,480/wk',
      { city: null, state: null, placeText: 'Near the lake' },
    ],
    ['Travel ICU RN', { city: null, state: null, payText: null }],
  ])('%s', (title, overrides) => {
    expect(jobPageTitle(buildJob(overrides), [])).toBe(title);
  });

  it('has the number if another open job would have the same title, and only then', () => {
    const job = buildJob();
    const others = [
      job,
      buildJob({ id: 'b', city: 'Dallas' }),
      buildJob({ id: 'c', payText: '$2,000 weekly' }),
    ];
    expect(jobPageTitle(job, others)).toBe('Travel ICU RN, Austin, TX, $2,310–$2,480/wk');
    const twin = buildJob({ id: 'd', jobNumber: null });
    expect(jobPageTitle(job, [...others, twin])).toBe(
      'Travel ICU RN, Austin, TX, $2,310–$2,480/wk (Job ID 48211)',
    );
    expect(jobPageTitle(twin, [...others, twin])).toBe(
      'Travel ICU RN, Austin, TX, $2,310–$2,480/wk',
    );
  });

  it('is short, and no two of the sandbox’s jobs share one', () => {
    const titles = SANDBOX.map((job) => jobPageTitle(job, SANDBOX));
    expect(titles.length).toBeGreaterThan(400);
    expect(new Set(titles).size).toBe(titles.length);
    expect(medianOf(titles.map(({ length }) => length))).toBeLessThanOrEqual(60);
  });
});

describe('the description of a job’s page', () => {
  it('ends in facts', () => {
    expect(jobPageDescription(buildJob())).toBe(
      'Travel ICU RN in Austin, TX: Nights, 13 weeks, $2,310 – $2,480 weekly. Job ID 48211.',
    );
    expect(jobPageDescription(buildJob({ payText: '$58/hr', shifts: [] }))).toBe(
      'Travel ICU RN in Austin, TX: 13 weeks, $58/hr. Job ID 48211.',
    );
    const unknown = { payText: null, shifts: [], contractLength: null, jobNumber: null };
    expect(jobPageDescription(buildJob(unknown))).toBe(
      `Travel ICU RN in Austin, TX: an open position with ${SITE.brand}. Ask us about shift, length and pay.`,
    );
  });

  it('keeps the facts of a job with a long title, and is cut at a word', () => {
    const title = 'Registered Nurse with a very long name '.repeat(5).trim();
    const description = jobPageDescription(buildJob({ title }));
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(
      /^Travel Registered Nurse .*\w…: Nights, 13 weeks, \$2,310 – \$2,480 weekly\. Job ID 48211\.$/,
    );
    const long = buildJob({
      title,
      payText: `$2,000 weekly and ${'more '.repeat(20)}`,
      shifts: [title],
    });
    expect(jobPageDescription(long).length).toBeLessThanOrEqual(160);
  });

  it('is detailed enough for each job of the sandbox, at most 160 characters, and unique', () => {
    const descriptions = SANDBOX.map(jobPageDescription);
    expect(descriptions.filter(({ length }) => length > 160)).toEqual([]);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(descriptions.filter(({ length }) => length <= 60)).toEqual([]);
  });
});
