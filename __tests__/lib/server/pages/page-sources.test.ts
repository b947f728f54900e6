import { buildJob } from '@/__tests__/support/build-job';
import { toListedJobs } from '@/lib/server/jobs/table/listed-job';
import { jobLookups } from '@/lib/server/jobs/look-up/job-lookup';
import {
  compareSource,
  jobSource,
  listSource,
  pageOfBuildSource,
  searchSource,
  shortlistSource,
  textSource,
} from '@/lib/server/pages/page-sources';
import { SHORTLIST_MAX } from '@/lib/config/limits';
import { PAGE_SIZES } from '@/lib/domain/query/job-query';
import { pageCount } from '@/lib/domain/search/paginate';

const [DEFAULT, OTHER, LARGEST] = PAGE_SIZES;

const LISTED = toListedJobs([buildJob({ id: 'a1' }), buildJob({ id: 'b2' })]);
const SNAPSHOT = {
  jobs: LISTED,
  version: 'v1',
  fetchedAt: '2026-11-25T15:00:00Z',
  find: (id: string) => LISTED.find((job) => job.id === id),
};
const MANY = {
  ...SNAPSHOT,
  jobs: Array.from({ length: 411 }, () => LISTED)
    .flat()
    .slice(0, 411),
};

describe('a text', () => {
  it('is one page whatever its query, but for a question about a job, which is not indexed', () => {
    expect(textSource('/about', '?job=a1&x=y').url).toBe('/about');
    expect(textSource('/contact', '?utm_source=x&job=').url).toBe('/contact');
    expect(textSource('/contact', '?job=a1').key).toBe(textSource('/contact', '?job=b2').key);
    expect(textSource('/contact', '?job=a1').key).not.toBe('/contact');
  });
});

describe('a list or a map', () => {
  it.each([
    ['/jobs', '', '/jobs'],
    ['/jobs', '?', '/jobs'],
    ['/jobs', '?utm_source=news&gclid=1&from=state%3DTX', '/jobs'],
    ['/jobs', '?state=texas', '/jobs?state=TX'],
    ['/jobs', `?per=${OTHER}&state=TX`, `/jobs?state=TX&per=${OTHER}`],
    ['/jobs', '?state=TX&state=CA', '/jobs?state=TX,CA'],
    ['/jobs', `?state=TX&state=tx&per=${DEFAULT}&page=1`, '/jobs?state=TX'],
    ['/jobs', '?sort=distance', '/jobs?unread=sort'],
    ['/jobs', '?page=7', '/jobs?page=7'],
    ['/jobs', '?page=9999999', `/jobs?page=${pageCount(MANY.jobs.length, DEFAULT)}`],
    [
      '/jobs',
      `?page=9999999&per=${LARGEST}`,
      `/jobs?page=${pageCount(MANY.jobs.length, LARGEST)}&per=${LARGEST}`,
    ],
    ['/jobs', '?page=-1', '/jobs'],
    ['/jobs', '?collapsed=true', '/jobs?collapsed=true'],
    ['/jobs', '?q=%20%20night%20%20nurse', '/jobs?q=night+nurse'],
    ['/job-map', `?specialty=ICU&page=3&per=${LARGEST}`, '/job-map?specialty=ICU'],
    ['/job-map', '?state=TX', '/job-map?state=TX'],
    ['/job-map-embed', '?utm_source=partner', '/job-map-embed'],
  ])('%s%s is one of %s', (path, search, url) => {
    expect(listSource(path, search, MANY)).toMatchObject({ url, key: url, room: 'invented' });
  });

  it('is page 1 if there are no jobs', () => {
    expect(listSource('/jobs', '?page=3', { ...SNAPSHOT, jobs: [] }).url).toBe('/jobs');
  });
});

describe('a comparison', () => {
  it.each([
    ['', '/compare'],
    ['?utm_source=x', '/compare'],
    ['?ids=', '/compare'],
    ['?ids=a1,b2', '/compare?ids=a1,b2'],
    // The order is the visitor's.
    ['?ids=b2%2Ca1&x=y', '/compare?ids=b2,a1'],
    ['?ids=a1&ids=b2,a1', '/compare?ids=a1,b2'],
    ['?ids=none', '/compare?left=0&unknown=1'],
    ['?ids=x1,a1,x2', '/compare?ids=a1&left=0&unknown=2'],
    ['?ids=y1,a1,y2&left=9&unknown=9', '/compare?ids=a1&left=0&unknown=2'],
    ['?ids=%3Cb%3E,..%2F..%2Fjobs', '/compare'],
    ['?ids=a1&added=none', '/compare?ids=a1&added=none'],
    ['?added=other', '/compare'],
  ])('%s is one of %s: nothing anybody can invent is a page of its own', async (search, url) => {
    expect(await compareSource(search, SNAPSHOT)).toMatchObject({
      url,
      key: url,
      room: 'invented',
    });
  });

  it('is another once a look-up finds a job gone, before the list does', async () => {
    const version = async () => (await compareSource('?ids=a1,b2', SNAPSHOT)).version;
    const before = await version();
    expect(await version()).toBe(before);
    const gone = jest.spyOn(jobLookups(), 'isGone').mockImplementation((id) => id === 'b2');
    expect(await version()).not.toBe(before);
    gone.mockRestore();
  });
});

describe('a shortlist', () => {
  it.each(['', '?utm_source=x', '?ids=', '?ids=%3Cb%3E,..%2F..%2Fjobs'])(
    'without ids is a text: /saved%s',
    async (search) => {
      expect(await shortlistSource(search, SNAPSHOT)).toEqual(textSource('/saved'));
    },
  );

  it.each([
    ['?ids=b2%2Ca1&x=y', '/saved?ids=b2,a1'],
    ['?ids=a1&ids=b2,a1', '/saved?ids=a1,b2'],
    ['?ids=a1,lost,%3Cb%3E', '/saved?ids=a1,lost'],
  ])('%s is one of %s', async (search, url) => {
    expect(await shortlistSource(search, SNAPSHOT)).toMatchObject({
      url,
      key: url,
      room: 'shortlists',
    });
  });

  it('has no more jobs than a device remembers', async () => {
    const ids = Array.from({ length: SHORTLIST_MAX + 30 }, (_, n) => `a${n}`);
    const { url } = await shortlistSource(`?ids=${ids.join()}`, SNAPSHOT);
    expect(url).toBe(`/saved?ids=${ids.slice(0, SHORTLIST_MAX).join()}`);
    // As a header of a request, the longest address there can be fits the 8 KB that nginx and others read.
    expect(SHORTLIST_MAX * 'x,'.padStart(65).length).toBeLessThan(8_000);
  });

  it('is another once one of its jobs changes or is gone, and while no list is known', async () => {
    const version = async (jobs: typeof SNAPSHOT | null = SNAPSHOT) =>
      (await shortlistSource('?ids=a1,b2', jobs)).version;
    const before = await version();
    expect(await version({ ...SNAPSHOT, version: 'v2' })).toBe(before);
    const gone = jest.spyOn(jobLookups(), 'isGone').mockImplementation((id) => id === 'b2');
    expect(await version()).not.toBe(before);
    gone.mockRestore();
    expect(await version(null)).not.toBe(before);
    expect((await shortlistSource('?ids=a1', null)).frontSeconds).toBe(0);
  });
});

describe('versions', () => {
  afterEach(() => jest.useRealTimers());
  const at = (time: string) => jest.useFakeTimers({ now: new Date(time) });
  const found = (job = buildJob({ id: 'a1', lastSeenOn: '2026-11-25' })) => ({
    status: 'found' as const,
    job,
    answeredAt: new Date().toISOString(),
  });
  const versions = async (jobs: typeof SNAPSHOT) => ({
    list: listSource('/jobs', '', jobs).version,
    compare: (await compareSource('', jobs)).version,
    search: searchSource('/jobs/in/texas', 1, jobs).version,
    home: pageOfBuildSource('/', jobs).version,
    job: jobSource('/jobs/a1', found(), jobs).version,
  });

  it('change with the jobs, with the day, and with the day of the read', async () => {
    at('2026-11-25T15:00:00Z');
    const before = await versions(SNAPSHOT);
    expect(await versions({ ...SNAPSHOT })).toEqual(before);
    const changed = (after: typeof before) =>
      Object.entries(after).filter(([name, it]) => it !== before[name as keyof typeof before]);
    expect(changed(await versions({ ...SNAPSHOT, version: 'v2' }))).toHaveLength(5);
    expect(
      changed(await versions({ ...SNAPSHOT, fetchedAt: '2026-11-24T15:00:00Z' })),
    ).toHaveLength(5);
    at('2026-11-26T15:00:00Z');
    expect(changed(await versions(SNAPSHOT))).toHaveLength(5);
  });

  it('of a job change with every read of the list, and with what a look-up finds', async () => {
    at('2026-11-25T15:00:00Z');
    const before = await versions(SNAPSHOT);
    const read = await versions({ ...SNAPSHOT, fetchedAt: '2026-11-25T15:05:00Z' });
    expect(read).toEqual({
      ...before,
      // They leave out what a look-up has found gone since.
      compare: expect.not.stringMatching(before.compare),
      job: expect.not.stringMatching(before.job),
    });
    const lookedUp = (changes: object) =>
      jobSource(
        '/jobs/a1',
        found(buildJob({ id: 'a1', lastSeenOn: '2026-11-25', ...changes })),
        SNAPSHOT,
      ).version;
    expect(lookedUp({})).toBe(before.job);
    expect(lookedUp({ city: 'Waco' })).not.toBe(before.job);
  });

  it('of an unlisted job change with each answer of the platform, which its page tells', () => {
    at('2026-11-25T15:00:00Z');
    const unlisted = () => jobSource('/jobs/c3', found(buildJob({ id: 'c3' })), SNAPSHOT).version;
    const before = unlisted();
    at('2026-11-25T15:01:00Z');
    expect(unlisted()).not.toBe(before);
  });

  it('are those of the build while no list is known', () => {
    expect(pageOfBuildSource('/', null)).toMatchObject({ version: 'build' });
    expect(pageOfBuildSource('/', null).isRenewed).toBeUndefined();
    expect(pageOfBuildSource('/', SNAPSHOT)).toMatchObject({ isRenewed: true });
  });
});

it('only pages of jobs that were found are in the room of known ones', () => {
  const found = { status: 'found', job: buildJob({ id: 'a1' }) } as const;
  expect(jobSource('/jobs/a1', found, SNAPSHOT).room).toBe('known');
  expect(jobSource('/jobs/a1', { status: 'missing' }, SNAPSHOT).room).toBe('invented');
});
