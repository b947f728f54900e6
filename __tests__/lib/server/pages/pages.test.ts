import { PAGE_CACHE } from '@/lib/config/limits';
import { logger } from '@/lib/server/process/log';
import { createPages } from '@/lib/server/pages/pages';
import type { PageSource, Room } from '@/lib/server/pages/page-sources';
import type { Made } from '@/lib/server/pages/render';

const CLIENT = '198.51.100.1';
const made = (html: string, status = 200): Made => ({
  status,
  headers: {},
  body: Buffer.from(html),
});
const source = (url: string, version = 'v1', more: Partial<PageSource> = {}): PageSource => ({
  key: url,
  url,
  version,
  room: 'invented',
  frontSeconds: 10,
  ...more,
});
const headersOf = (html: string, path: string) => ({ policy: `of ${html} at ${path}` });
const renew = () => Promise.resolve();
const pagesOf = (render: (url: string) => Promise<Made>) =>
  createPages({ render, renew, headersOf });
const atOnce = () => jest.fn((url: string) => Promise.resolve(made(`page of ${url}`)));
const settle = () => new Promise(setImmediate);

/** Pages whose rendering the test finishes. */
function byHand() {
  const waiting: ((page: Made) => void)[] = [];
  const render = jest.fn(() => new Promise<Made>((resolve) => void waiting.push(resolve)));
  const finish = async (page = made('made')) => {
    await settle();
    waiting.shift()?.(page);
    await settle();
  };
  return { render, finish, pages: pagesOf(render) };
}

describe('cached pages', () => {
  afterEach(() => jest.useRealTimers());

  it('are rendered once for what they are made from, with the headers of their path', async () => {
    const render = atOnce();
    const pages = pagesOf(render);
    const first = await pages.find(source('/jobs?q=a'), CLIENT);
    expect(first).toMatchObject({ headers: { policy: 'of page of /jobs?q=a at /jobs' } });
    expect(await pages.find(source('/jobs?q=a'), CLIENT)).toBe(first);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('are rendered anew from something else, and after an hour', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const render = atOnce();
    const pages = pagesOf(render);
    for (const version of ['v1', 'v2', 'v2']) await pages.find(source('/jobs', version), CLIENT);
    expect(render).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(PAGE_CACHE.maxAgeMs - 1);
    await pages.find(source('/jobs', 'v2'), CLIENT);
    expect(render).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(1);
    await pages.find(source('/jobs', 'v2'), CLIENT);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('are rendered once for many simultaneous requests', async () => {
    const { render, finish, pages } = byHand();
    const all = Array.from({ length: 200 }, () => pages.find(source('/jobs'), CLIENT));
    await finish();
    expect(new Set(await Promise.all(all)).size).toBe(1);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('of the build are renewed before they are rendered, others are not', async () => {
    const told: string[] = [];
    const pages = createPages({
      headersOf,
      render: (url) => {
        told.push(`render ${url}`);
        return Promise.resolve(made(url));
      },
      renew: (path) => {
        told.push(`renew ${path}`);
        return Promise.resolve();
      },
    });
    await pages.find(source('/', 'v1', { isRenewed: true }), CLIENT);
    await pages.find(source('/about', 'build'), CLIENT);
    expect(told).toEqual(['renew /', 'render /', 'render /about']);
  });

  it('are the previous ones if new ones cannot be rendered, or if Next fails', async () => {
    for (const failing of [
      () => Promise.reject(new Error('no answer')),
      async () => made('', 500),
    ]) {
      const render = jest.fn<Promise<Made>, []>(failing).mockResolvedValueOnce(made('before'));
      const pages = pagesOf(render);
      const before = await pages.find(source('/jobs', 'v1'), CLIENT);
      expect(await pages.find(source('/jobs', 'v2'), CLIENT)).toBe(before);
    }
  });

  it('are not shown, and it is logged, if Next fails or does not answer', async () => {
    const log = jest.spyOn(logger(), 'error').mockImplementation();
    const failing = pagesOf(() => Promise.resolve(made('failed', 500)));
    expect(await failing.find(source('/'), CLIENT)).toBe('failed');
    // Headers of Next's scripts that nobody's scripts sent.
    expect(await failing.once('/', source('/'), { headers: {}, client: CLIENT })).toBe('failed');
    const silent = pagesOf(() => Promise.reject(new Error('no answer')));
    expect(await silent.find(source('/'), CLIENT)).toBe('failed');
    expect(await silent.once('/', source('/'), { headers: {}, client: CLIENT })).toBe('failed');
    expect(log).toHaveBeenCalledTimes(4);
    log.mockRestore();
  });

  it('are neither shown nor kept if they were made from something else in the end', async () => {
    let isStill = false;
    const pages = pagesOf(atOnce());
    const asked = source('/jobs/a1', 'v1', { isStill: () => isStill });
    expect(await pages.find(asked, CLIENT)).toBe('changed');
    isStill = true;
    expect(await pages.find(asked, CLIENT)).toMatchObject({ status: 200 });
  });

  it('are never those that another request began before the change', async () => {
    const { render, finish, pages } = byHand();
    const before = pages.find(source('/jobs', 'v1'), CLIENT);
    await settle();
    const after = pages.find(source('/jobs', 'v2'), CLIENT);
    await finish(made('of v1'));
    await finish(made('of v2'));
    expect(await before).toMatchObject({ html: Buffer.from('of v1') });
    expect(await after).toMatchObject({ html: Buffer.from('of v2') });
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each<Room>(['known', 'invented', 'shortlists'])(
    'of the room "%s" stay within its bytes',
    async (room) => {
      const html = 'x'.repeat(PAGE_CACHE.pageMaxBytes * 0.7);
      const render = jest.fn(() => Promise.resolve(made(html)));
      const pages = createPages({ render, renew, headersOf: () => ({}) });
      const many = Math.ceil(PAGE_CACHE[room].maxBytes / PAGE_CACHE.pageMaxBytes) * 2;
      for (let page = 1; page <= many; page += 1)
        await pages.find(source(`/jobs?page=${page}`, 'v1', { room }), CLIENT);
      await pages.find(source(`/jobs?page=${many}`, 'v1', { room }), CLIENT);
      expect(render).toHaveBeenCalledTimes(many);
      await pages.find(source('/jobs?page=1', 'v1', { room }), CLIENT);
      expect(render).toHaveBeenCalledTimes(many + 1);
    },
  );

  it('are not kept if one is so large that it drives out others', async () => {
    const render = jest.fn((url: string) =>
      Promise.resolve(made('x'.repeat(url === '/jobs' ? 1 : PAGE_CACHE.pageMaxBytes))),
    );
    const pages = pagesOf(render);
    await pages.find(source('/jobs'), CLIENT);
    for (let time = 0; time < 2; time += 1)
      expect(await pages.find(source('/jobs?title=a,b,c'), CLIENT)).toMatchObject({ status: 200 });
    await pages.find(source('/jobs'), CLIENT);
    expect(render.mock.calls.map(([url]) => url)).toEqual([
      '/jobs',
      '/jobs?title=a,b,c',
      '/jobs?title=a,b,c',
    ]);
  });
});

describe('what is not kept', () => {
  it('is rendered for each request, with its own headers', async () => {
    const render = atOnce();
    const pages = pagesOf(render);
    for (const tree of ['a', 'b'])
      expect(
        await pages.once('/jobs?a=1', source('/jobs'), {
          client: CLIENT,
          headers: { 'next-router-state-tree': tree },
        }),
      ).toMatchObject({ body: Buffer.from('page of /jobs?a=1') });
    expect(render.mock.calls).toEqual([
      ['/jobs?a=1', { 'next-router-state-tree': 'a' }],
      ['/jobs?a=1', { 'next-router-state-tree': 'b' }],
    ]);
  });

  it('waits its turn with the pages of its room, and is refused with them', async () => {
    const { render, finish, pages } = byHand();
    const { atOnce: most, waitingMax } = PAGE_CACHE.invented;
    const first = Array.from({ length: most }, (_, n) =>
      pages.find(source(`/jobs?page=${n}`), CLIENT),
    );
    await settle();
    const once = () => pages.once('/jobs', source('/jobs'), { headers: {}, client: CLIENT });
    const data = Array.from({ length: waitingMax }, once);
    await settle();
    expect(render).toHaveBeenCalledTimes(most);
    expect(await once()).toBe('busy');
    for (let n = 0; n < first.length + data.length; n += 1) await finish();
    for (const one of await Promise.all(data)) expect(one).toMatchObject({ status: 200 });
  });
});

describe('overload', () => {
  const fill = ({ find }: ReturnType<typeof createPages>) =>
    Array.from({ length: PAGE_CACHE.invented.atOnce + PAGE_CACHE.invented.waitingMax }, (_, at) =>
      find(source(`/jobs?q=${at}`), CLIENT),
    );

  it('renders few at a time, queues some, refuses the rest, and leaves room for known pages', async () => {
    const { render, finish, pages } = byHand();
    const filled = fill(pages);
    expect(await pages.find(source('/jobs'), CLIENT)).toBe('busy');
    expect(render).toHaveBeenCalledTimes(PAGE_CACHE.invented.atOnce);
    const job = pages.find(source('/jobs/a1', 'v1', { room: 'known' }), CLIENT);
    await settle();
    expect(render).toHaveBeenCalledTimes(PAGE_CACHE.invented.atOnce + 1);
    for (let left = filled.length + 1; left > 0; left -= 1) await finish();
    expect(await job).toMatchObject({ status: 200 });
    await Promise.all(filled);
    const later = pages.find(source('/jobs'), CLIENT);
    await finish();
    expect(await later).toMatchObject({ status: 200 });
  });

  it('is answered with the page of the previous jobs, while it is recent', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const { finish, pages } = byHand();
    const first = pages.find(source('/jobs', 'v0'), CLIENT);
    await finish();
    const before = await first;
    // However long ago it was rendered: it was valid until now.
    jest.advanceTimersByTime(2 * PAGE_CACHE.staleMs);
    await pages.find(source('/jobs', 'v0'), CLIENT);
    fill(pages);
    expect(await pages.find(source('/jobs'), CLIENT)).toBe(before);
    jest.advanceTimersByTime(PAGE_CACHE.staleMs);
    expect(await pages.find(source('/jobs'), CLIENT)).toBe('busy');
    jest.useRealTimers();
  });
});

describe('many clients', () => {
  it('take turns: one with any number of requests takes no list from twelve others', async () => {
    const { finish, pages } = byHand();
    const attack = Array.from({ length: 300 }, (_, n) => [
      pages.find(source(`/jobs?q=${n}`), 'attacker'),
      pages.once(`/jobs?q=${n}`, source('/jobs'), { headers: {}, client: 'attacker' }),
    ]).flat();
    await settle();
    const others = Array.from({ length: 12 }, (_, n) =>
      pages.find(source(`/jobs?state=${n}`), `visitor-${n}`),
    );
    await settle();
    const more = pages.find(source('/jobs?q=more'), 'attacker');
    // Those being rendered, then each visitor in turn with the attacker.
    for (let n = 0; n < PAGE_CACHE.invented.atOnce + 2 * 12; n += 1) await finish();
    for (const page of await Promise.all(others)) expect(page).toMatchObject({ status: 200 });
    expect(await more).toBe('busy');
    for (let n = 0; n < 100; n += 1) await finish();
    const refused = (await Promise.all(attack)).filter((page) => page === 'busy').length;
    expect(refused).toBeGreaterThan(500);
  });

  it('are not refused a page because the one who first requested it has too many waiting', async () => {
    const { finish, pages } = byHand();
    const most = PAGE_CACHE.invented.atOnce + PAGE_CACHE.invented.waitingMax;
    const attack = Array.from({ length: most }, (_, n) =>
      pages.find(source(`/jobs?q=${n}`), 'attacker'),
    );
    await settle();
    const same = pages.find(source(`/jobs?q=${most - 1}`), 'visitor');
    await settle();
    // Pushes the attacker's newest out, which the visitor waits for.
    const other = pages.find(source('/jobs'), 'another');
    await settle();
    for (let n = 0; n < 60; n += 1) await finish();
    expect(await attack.at(-1)).toBe('busy');
    expect(await same).toMatchObject({ status: 200 });
    expect(await other).toMatchObject({ status: 200 });
  });

  it('may each have the whole queue if nobody else wants it', async () => {
    const { finish, pages } = byHand();
    const most = PAGE_CACHE.invented.atOnce + PAGE_CACHE.invented.waitingMax;
    const all = Array.from({ length: most }, (_, n) =>
      pages.find(source(`/jobs?q=${n}`), 'an office'),
    );
    for (let n = 0; n < 60; n += 1) await finish();
    for (const page of await Promise.all(all)) expect(page).toMatchObject({ status: 200 });
  });
});
