/** @jest-environment jsdom */
import { SITE } from '@/lib/config/site';
import { emptyQuery, withTerm, PAGE_SIZES } from '@/lib/domain/query/job-query';
import { FACET_NAMES } from '@/lib/domain/query/facets';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import type { DescribedJob, Job, SanitizedHtml } from '@/lib/domain/job/job';
import { jobFeed } from '@/lib/seo/syndication/job-feed';
import { jsonFeed } from '@/lib/seo/syndication/json-feed';
import { feedAlternates, feedTitle } from '@/lib/seo/syndication/list-feed';
import { rssFeed } from '@/lib/seo/syndication/rss-feed';
import { buildJob } from '@/__tests__/support/build-job';

const [, OTHER] = PAGE_SIZES;

const SITE_URL = 'https://jobs.test';
const HTML = '<p>Cares for <strong>adults</strong> &amp; families.</p>' as SanitizedHtml;
const withHtml = (job: Job, html: SanitizedHtml | null = HTML) => ({ job, html });
const EVERYTHING = parseJobQuery('');

/** Characters that XML may not contain unescaped or at all: a strict parser would refuse the whole document. */
const HOSTILE = 'RN ]]> <b>&"\u0000\u0008\u001f \ud800 \udfff \ufffe 👩‍⚕️ — é';
const hostile = buildJob({
  title: HOSTILE,
  titles: [HOSTILE],
  city: HOSTILE,
  placeText: HOSTILE,
  payText: HOSTILE,
  jobNumber: HOSTILE,
  shifts: [HOSTILE],
  specialties: [HOSTILE, HOSTILE],
  contractLength: HOSTILE,
});

/** Parses as strictly as a feed reader does. */
function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}
const textsOf = (parent: ParentNode | null | undefined, tag: string) =>
  [...(parent?.querySelectorAll(tag) ?? [])].map(({ textContent }) => textContent);
const jobsXml = (jobs: Iterable<DescribedJob>) =>
  [...jobFeed(jobs, { siteUrl: SITE_URL, builtAt: new Date(0) })].join('');

describe('the feed for aggregators', () => {
  it('has every field in the format aggregators read', () => {
    const document = parse(jobsXml([withHtml(buildJob())]));
    expect(textsOf(document, 'source > publisher')).toEqual([SITE.legalName]);
    expect(textsOf(document, 'source > publisherurl')).toEqual([SITE_URL]);
    expect(textsOf(document, 'source > lastBuildDate')).toEqual(['Thu, 01 Jan 1970 00:00:00 GMT']);
    const [job] = document.querySelectorAll('source > job');
    const fields = [...(job?.children ?? [])].map(({ tagName, textContent }) => [
      tagName,
      textContent,
    ]);
    expect(Object.fromEntries(fields)).toEqual({
      title: 'Travel ICU RN',
      date: '2026-08-17T05:00:00Z',
      expirationdate: '2026-09-19',
      lastactivitydate: '2026-08-17T05:00:00Z',
      referencenumber: 'a0X000000000001',
      requisitionid: '48211',
      url: 'https://jobs.test/jobs/a0X000000000001',
      company: SITE.legalName,
      city: 'Austin',
      state: 'TX',
      country: 'US',
      description: HTML,
      salary: '$2,310 – $2,480 per week',
      jobtype: 'contract',
      category: 'ICU',
    });
  });

  it('leaves out what is not known', () => {
    const job = buildJob({
      city: null,
      jobNumber: null,
      payText: null,
      contractLength: null,
      specialties: [],
      postedOn: null,
      firstSeenOn: '2026-01-05',
    });
    const document = parse(jobsXml([withHtml(job)]));
    for (const tag of ['city', 'requisitionid', 'salary', 'category']) {
      expect(textsOf(document, tag)).toEqual([]);
    }
    expect(textsOf(document, 'jobtype')).toEqual(['temporary']);
    expect(textsOf(document, 'date')).toEqual(['2026-01-05T06:00:00Z']);
  });

  it('states when a job changed in the feed, and leaves out an unknown state', () => {
    const job = buildJob({ changedOn: '2026-08-19', state: 'ZZ' });
    const document = parse(jobsXml([withHtml(job)]));
    expect(textsOf(document, 'lastactivitydate')).toEqual(['2026-08-19T05:00:00Z']);
    expect(textsOf(document, 'state')).toEqual([]);
    expect(textsOf(document, 'city')).toEqual(['Austin']);
  });

  it.each([
    ['place', withHtml(buildJob({ city: null, state: null, placeText: 'Anywhere' }))],
    ['place that is one', withHtml(buildJob({ city: null, state: 'ZZ' }))],
    ['description', withHtml(buildJob(), null)],
    ['title', withHtml(buildJob({ titles: [] }))],
  ])('leaves out a job without a %s, which would be refused', (_, job) => {
    expect(textsOf(parse(jobsXml([job])), 'job')).toEqual([]);
  });

  it('names a local job by its display title', () => {
    const [title] = textsOf(
      parse(jobsXml([withHtml(buildJob({ orderTypes: ['Local'] }))])),
      'title',
    );
    expect(title).toBe('ICU RN');
  });

  it('survives any text', () => {
    const [title] = textsOf(parse(jobsXml([withHtml(hostile)])), 'title');
    expect(title).toBe('Travel RN ]]> <b>&"    👩‍⚕️ — é');
  });
});

describe('the list as RSS', () => {
  it('has an item for each job and names itself', () => {
    const query = parseJobQuery(`title=RN&state=tx&sort=highestPay&page=3&per=${OTHER}`);
    const document = parse(rssFeed([withHtml(buildJob())], query, SITE_URL));
    expect(textsOf(document, 'channel > title')).toEqual([`Open jobs at ${SITE.brand}: RN, Texas`]);
    expect(textsOf(document, 'channel > link')).toEqual([
      'https://jobs.test/jobs?title=RN&state=TX',
    ]);
    const self = document.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0];
    expect(self?.getAttribute('href')).toBe('https://jobs.test/jobs/feed.xml?title=RN&state=TX');
    const item = document.querySelector('item');
    expect(textsOf(item, 'title')).toEqual(['Travel ICU RN in Austin, TX']);
    expect(textsOf(item, 'guid')).toEqual(textsOf(item, 'link'));
    expect(textsOf(item, 'pubDate')).toEqual(['Mon, 17 Aug 2026 05:00:00 GMT']);
    expect(textsOf(item, 'category')).toEqual(['ICU']);
    expect(textsOf(item, 'description')).toEqual([
      `<p>Austin, TX · Travel · Nights · 13 weeks · $2,310 – $2,480 per week</p>${HTML}`,
    ]);
  });

  it('states when the newest of its jobs was posted or changed, and how long it may be cached', () => {
    const jobs = [
      withHtml(buildJob({ changedOn: '2026-08-19' })),
      withHtml(buildJob({ postedOn: '2026-08-18' })),
    ];
    const document = parse(rssFeed(jobs, EVERYTHING, SITE_URL));
    expect(textsOf(document, 'channel > lastBuildDate')).toEqual(['Wed, 19 Aug 2026 05:00:00 GMT']);
    expect(textsOf(document, 'channel > ttl')).toEqual(['30']);
    expect(textsOf(parse(rssFeed([], EVERYTHING, SITE_URL)), 'lastBuildDate')).toEqual([]);
  });

  it('survives any text, also in a filter', () => {
    const query = parseJobQuery(new URLSearchParams({ title: HOSTILE }));
    const document = parse(rssFeed([withHtml(hostile)], query, SITE_URL));
    expect(textsOf(document, 'item')).toHaveLength(1);
    expect(textsOf(document, 'channel > title')[0]).toContain(']]> <b>&"');
  });
});

describe('the list as JSON Feed', () => {
  it('has an item for each job and names itself', () => {
    const query = parseJobQuery('specialty=ICU');
    const feed = JSON.parse(
      jsonFeed([withHtml(buildJob()), withHtml(buildJob(), null)], query, SITE_URL),
    );
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: `Open jobs at ${SITE.brand}: ICU`,
      home_page_url: 'https://jobs.test/jobs?specialty=ICU',
      feed_url: 'https://jobs.test/jobs/feed.json?specialty=ICU',
      items: [
        {
          id: 'https://jobs.test/jobs/a0X000000000001',
          url: 'https://jobs.test/jobs/a0X000000000001',
          title: 'Travel ICU RN in Austin, TX',
          content_html: HTML,
          date_published: '2026-08-17T05:00:00.000Z',
          tags: ['ICU'],
        },
        { content_text: 'Austin, TX · Travel · Nights · 13 weeks · $2,310 – $2,480 per week' },
      ],
    });
  });

  it('keeps any text well-formed', () => {
    const text = jsonFeed([withHtml(hostile)], EVERYTHING, SITE_URL);
    expect(text.isWellFormed()).toBe(true);
    expect(JSON.parse(text).items[0].title.isWellFormed()).toBe(true);
  });
});

describe('the head of the list', () => {
  it('names its feeds with the filters in force, and nothing else of the address', () => {
    expect(feedAlternates(parseJobQuery('shift=Nights&page=2&collapsed=true'))).toEqual({
      'application/rss+xml': [
        { url: '/jobs/feed.xml?shift=Nights', title: `Open jobs at ${SITE.brand}: Nights` },
      ],
      'application/feed+json': [
        { url: '/jobs/feed.json?shift=Nights', title: `Open jobs at ${SITE.brand}: Nights` },
      ],
    });
  });

  it.each(FACET_NAMES)('a term of %s is in the title of its feed', (facet) => {
    expect(feedTitle(withTerm(emptyQuery, facet, 'Xylography'))).toContain('Xylography');
  });
});
