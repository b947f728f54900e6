import { SITE } from '@/lib/config/site';
import { atOnce } from '@/lib/domain/basics/sliced-work';
import { searchPageSteps } from '@/lib/domain/search-pages/page-table';
import { crumbsToJob } from '@/lib/content/addresses/crumbs';
import { RILEY_QUESTIONS } from '@/lib/content/pages/riley';
import type { Job } from '@/lib/domain/job/job';
import { readAdhocAnswer } from '@/lib/platform/adhoc-answer';
import { toJob } from '@/lib/platform/to-job';
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumbs';
import { faqPage } from '@/lib/seo/structured-data/faq-page';
import { itemList } from '@/lib/seo/structured-data/item-list';
import { jobPosting } from '@/lib/seo/structured-data/job-posting';
import { serializeJsonLd } from '@/lib/seo/structured-data/json-ld';
import { organization } from '@/lib/seo/structured-data/organization';
import { webSite } from '@/lib/seo/structured-data/web-site';
import { describeJob } from '@/lib/server/jobs/snapshot/sanitize-description';
import { adhocJobs } from '@/sandbox/jobs/adhoc-jobs';
import { defaultRecords } from '@/sandbox/jobs/catalogue';
import { findingsOf } from '@/__tests__/support/google-rules';

const ORIGIN = 'https://jobs.example';
const FEED_DATE = '2026-11-20';

const read = (records: readonly unknown[], adhoc: boolean): Job[] =>
  records.flatMap((record) => {
    const reading = toJob(record, FEED_DATE, { adhoc });
    return 'job' in reading ? [reading.job] : [];
  });
const adhocRecords = [...adhocJobs().values()].map((data) => readAdhocAnswer({ data }));
const ALL = [...read(defaultRecords(), false), ...read(adhocRecords, true)];
/** Each job once, as the snapshot keeps them. */
const JOBS = [...new Map(ALL.map((job) => [job.id, job])).values()];
const PAGES = atOnce(searchPageSteps(JOBS, new Map(), '2026-08-20')).pages;

/** As it is read from the page: serialised and parsed. */
const onPage = (data: object): unknown => JSON.parse(serializeJsonLd(data));
const postingOf = (job: Job) => {
  const { html } = describeJob(job);
  const url = `${ORIGIN}/jobs/${job.id}`;
  const posting = jobPosting(job, { url, descriptionHtml: html, site: SITE, siteUrl: ORIGIN });
  return posting && onPage(posting);
};

describe('structured data by Google’s rules (SD-09)', () => {
  it('every job of the sandbox has a posting that Google accepts; only a job without place or text has none', () => {
    const findings: string[] = [];
    const without: Job[] = [];
    for (const job of JOBS) {
      const posting = postingOf(job);
      if (posting === null) without.push(job);
      else
        findings.push(
          ...findingsOf(posting).map((finding) => `${job.id} ${job.title}: ${finding}`),
        );
    }
    expect(JOBS.length).toBeGreaterThan(400);
    expect(JOBS.filter(({ isAdhoc }) => isAdhoc)).toHaveLength(3);
    expect(findings).toEqual([]);
    expect(without.length).toBeLessThan(5);
    for (const job of without) {
      expect([job.city ?? job.state, describeJob(job).html]).toContain(null);
    }
  });

  it('the other blocks are accepted too', () => {
    const blocks = [
      ...JOBS.map((job) => breadcrumbList(crumbsToJob(job, PAGES), ORIGIN)),
      itemList(JOBS, ORIGIN),
      itemList(JOBS.slice(0, 10), ORIGIN, 31),
      faqPage(RILEY_QUESTIONS),
      webSite(ORIGIN),
      organization(ORIGIN),
    ];
    expect(blocks.flatMap((block) => findingsOf(onPage(block)))).toEqual([]);
  });

  const good = () => postingOf(JOBS[0] as Job) as Record<string, unknown>;
  const without = (name: string) =>
    Object.fromEntries(Object.entries(good()).filter(([key]) => key !== name));

  it.each(['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'])(
    'the rules report a missing %s',
    (name) => {
      expect(findingsOf(good())).toEqual([]);
      expect(findingsOf(without(name))).not.toEqual([]);
    },
  );

  it.each<[string, object]>([
    ['a price in the title', { title: 'RN $2,400 weekly' }],
    [
      'an identifier that is none',
      { identifier: { '@type': 'PropertyValue', name: 'F', value: 'N/A' } },
    ],
    ['a salary as text', { baseSalary: '$2,310 weekly' }],
    ['a posting that is over before it begins', { validThrough: '2020-01-01' }],
    ['a day that is none', { datePosted: '2026-02-31T99' }],
    ['a type of employment of its own', { employmentType: 'TRAVEL' }],
    [
      'a place without a place',
      {
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressCountry: 'US' },
        },
      },
    ],
    [
      'a state that is none',
      {
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressRegion: 'ZZ', addressCountry: 'US' },
        },
      },
    ],
    ['ratings', { aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 } }],
    ['a description that is too long', { description: `<p>${'long '.repeat(1_001)}</p>` }],
    ['a script in the description', { description: `<p>${'text '.repeat(20)}</p><script>` }],
  ])('the rules report %s', (_, change) => {
    expect(findingsOf({ ...good(), ...change })).not.toEqual([]);
  });

  it('the rules know no other block', () => {
    expect(findingsOf({ '@type': 'Review' })).toEqual(['no rules for Review']);
    expect(findingsOf(null)).toEqual(['no rules for undefined']);
  });
});
