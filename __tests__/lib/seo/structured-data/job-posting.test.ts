import { JOB_POSTING } from '@/lib/config/limits';
import { SITE } from '@/lib/config/site';
import type { Job, SanitizedHtml } from '@/lib/domain/job/job';
import { jobPosting } from '@/lib/seo/structured-data/job-posting';
import { buildJob } from '@/__tests__/support/build-job';

const html = (text: string) => text as SanitizedHtml;
const CONTEXT = {
  url: 'https://jobs.example/jobs/a1',
  descriptionHtml: html('<p>Cares for adults.</p>'),
  site: SITE,
  siteUrl: 'https://jobs.example',
};
const postingOf = (overrides: Partial<Job> = {}, context: Partial<typeof CONTEXT> = {}) =>
  jobPosting(buildJob(overrides), { ...CONTEXT, ...context });

describe('the JobPosting of a job', () => {
  it('states what the page states', () => {
    expect(
      postingOf({ postedOn: '2026-08-17', firstSeenOn: '2026-08-18', lastSeenOn: '2026-08-20' }),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Travel ICU RN',
      description:
        '<p>Austin, TX · Travel · Nights · 13 weeks · $2,310 – $2,480 per week</p><p>Cares for adults.</p>',
      datePosted: '2026-08-17',
      validThrough: '2026-09-19',
      employmentType: 'CONTRACTOR',
      hiringOrganization: {
        '@type': 'Organization',
        name: SITE.legalName,
        url: 'https://jobs.example',
        logo: 'https://jobs.example/icon.svg',
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Austin',
          addressRegion: 'TX',
          addressCountry: 'US',
        },
      },
      workHours: 'Nights',
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 2310, maxValue: 2480, unitText: 'WEEK' },
      },
      identifier: { '@type': 'PropertyValue', name: SITE.legalName, value: '48211' },
      directApply: true,
      url: 'https://jobs.example/jobs/a1',
    });
  });

  it.each<[string, Partial<Job>, object]>([
    [
      'without days open it was posted when first seen (SD-07)',
      { postedOn: null, firstSeenOn: '2026-08-02' },
      { datePosted: '2026-08-02' },
    ],
    [
      'is valid for 30 days from its last day in the feed, over a change of year (SD-03)',
      { lastSeenOn: '2026-12-15' },
      { validThrough: '2027-01-14' },
    ],
    ['that is no travel job has its display title', { orderTypes: ['Local'] }, { title: 'ICU RN' }],
    [
      'without a contract length is temporary (SD-04)',
      { contractLength: null },
      { employmentType: 'TEMPORARY' },
    ],
    [
      'with one figure has one value (SD-05)',
      { payText: '$2,100 weekly' },
      {
        baseSalary: expect.objectContaining({
          value: { '@type': 'QuantitativeValue', value: 2100, unitText: 'WEEK' },
        }),
      },
    ],
    [
      'with a state alone is placed there (SD-06)',
      { city: null },
      {
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressRegion: 'TX', addressCountry: 'US' },
        },
      },
    ],
    [
      'with a state that is none is placed in its city (SD-06)',
      { state: 'ZZ' },
      {
        jobLocation: expect.objectContaining({
          address: { '@type': 'PostalAddress', addressLocality: 'Austin', addressCountry: 'US' },
        }),
      },
    ],
    [
      'of several shifts names them all',
      { shifts: ['Days', 'Nights'] },
      { workHours: 'Days, Nights' },
    ],
    [
      'with terms says when it starts, its hours and its openings, as the page does',
      { contract: { startsOn: '2026-12-07', hoursAWeek: 36, guaranteedHours: 36, openings: 3 } },
      {
        jobStartDate: '2026-12-07',
        totalJobOpenings: 3,
        workHours: 'Nights, 36 hours a week, all guaranteed',
      },
    ],
    [
      'that starts at once says so',
      { contract: { startsOn: 'asap' } },
      { jobImmediateStart: true },
    ],
    [
      'without a shift names its hours',
      { shifts: [], contract: { hoursAWeek: 40 } },
      { workHours: '40 hours a week' },
    ],
    [
      'with a city alone is placed there (SD-06)',
      { state: null },
      {
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: 'Austin', addressCountry: 'US' },
        },
      },
    ],
  ])('%s', (_name, overrides, expected) => {
    expect(postingOf(overrides)).toMatchObject(expected);
  });

  it.each<[string, Partial<Job>, string]>([
    ['no pay', { payText: null }, 'baseSalary'],
    ['pay without a figure (SD-05)', { payText: 'Competitive' }, 'baseSalary'],
    ['pay by the hour: no weekly figure (SD-05)', { payText: '$58/hr' }, 'baseSalary'],
    ['pay that no week pays', { payText: '$9,999,999 weekly' }, 'baseSalary'],
    ['pay of so little that it is by the hour', { payText: '$58 weekly' }, 'baseSalary'],
    [
      'pay of which one end is beyond belief',
      { payText: '$2,000 - $200,000 weekly' },
      'baseSalary',
    ],
    ['a last day in the feed (SD-03)', { lastSeenOn: null }, 'validThrough'],
    ['no Job ID (SD-08)', { jobNumber: null }, 'identifier'],
    ['no shift', { shifts: [] }, 'workHours'],
    ['a first day', { contract: { openings: 2 } }, 'jobStartDate'],
    ['a start at once', { contract: { startsOn: '2026-12-07' } }, 'jobImmediateStart'],
    ['openings', { contract: { startsOn: 'asap' } }, 'totalJobOpenings'],
  ])('leaves out what is not known: %s', (_name, overrides, name) => {
    expect(Object.keys(postingOf(overrides) ?? {})).not.toContain(name);
  });

  it('has the facts of the feed as text, whatever they contain', () => {
    const posting = postingOf({ shifts: ['<b>Days</b> & more'] });
    expect(Reflect.get(Object(posting), 'description')).toMatch(
      /^<p>Austin, TX · Travel · &lt;b&gt;Days&lt;\/b&gt; &amp; more · /,
    );
  });

  it.each<[string, Partial<Job>, Partial<{ descriptionHtml: SanitizedHtml | null }>]>([
    ['a city or a state (SD-06)', { city: null, state: null, placeText: 'Near the lake' }, {}],
    ['a city or a state of the Union (SD-06)', { city: null, state: 'ZZ' }, {}],
    ['a description', {}, { descriptionHtml: null }],
    ['a title', { title: 'Job Title Not Available', titles: [], specialties: [] }, {}],
  ])('is left out without %s', (_name, overrides, context) => {
    expect(jobPosting(buildJob(overrides), { ...CONTEXT, ...context })).toBeNull();
  });

  const LONGEST = JOB_POSTING.descriptionMaxCharacters;
  const facts = '<p>Austin, TX · Travel · Nights · 13 weeks · $2,310 – $2,480 per week</p>';

  it('cuts a long description at a paragraph (SD-02)', () => {
    const paragraph = `<p>${'Care. '.repeat(100).trim()}</p>`;
    const posting = postingOf(
      {},
      { descriptionHtml: html(paragraph.repeat(Math.ceil(LONGEST / 500))) },
    );
    const whole = Math.floor((LONGEST - facts.length) / paragraph.length);
    expect(posting).toMatchObject({ description: facts + paragraph.repeat(whole) });
  });

  it('keeps the beginning of a description that is one long paragraph (SD-02)', () => {
    const posting = postingOf({}, { descriptionHtml: html(`<p>${'Care. '.repeat(LONGEST)}</p>`) });
    const description = String(Reflect.get(Object(posting), 'description'));
    expect(description.length).toBeGreaterThan(LONGEST - 100);
    expect(description.length).toBeLessThanOrEqual(LONGEST);
    expect(description.startsWith(`${facts}<p>Care. Care.`)).toBe(true);
  });

  it('is the same on every render (SD-03)', () => {
    jest.useFakeTimers({ now: new Date('2026-08-20') });
    const first = JSON.stringify(postingOf());
    jest.setSystemTime(new Date('2026-10-01'));
    expect(JSON.stringify(postingOf())).toBe(first);
    jest.useRealTimers();
  });
});
