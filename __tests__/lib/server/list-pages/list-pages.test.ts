import { gunzipSync } from 'node:zlib';
import { LIST_PAGES } from '@/lib/config/limits';
import { createListPages, type MadePage } from '@/lib/server/list-pages/list-pages';

const CLIENT = '198.51.100.1';
const asked = (version: string, client = CLIENT) => ({ version, client });
const pageOf = (html: string): MadePage => ({ html: Buffer.from(html), link: '' });
const policyOf = (html: string) => `policy of ${html}`;

/** Pages whose rendering the test finishes. */
function byHand() {
  const waiting: ((page: MadePage | null) => void)[] = [];
  const make = jest.fn(() => new Promise<MadePage | null>((resolve) => void waiting.push(resolve)));
  const finish = async (page: MadePage | null = pageOf('made')) => {
    await new Promise(setImmediate);
    waiting.shift()?.(page);
    await new Promise(setImmediate);
  };
  return { make, finish, waiting };
}

const makeData = () => Promise.resolve(null);

const atOnce = () => jest.fn((address: string) => Promise.resolve(pageOf(`page of ${address}`)));

/** The pages that other instances have, and those handed to them. */
function others(known: Readonly<Record<string, MadePage>> = {}) {
  const write = jest.fn(() => Promise.resolve());
  return { read: jest.fn((key: string) => Promise.resolve(known[key] ?? null)), write };
}

describe('the data of a page, which Next’s scripts request', () => {
  const DATA = {
    status: 200,
    headers: { 'content-type': 'text/x-component' },
    body: Buffer.from('0:'),
  };

  it('is made for each request, with its own headers', async () => {
    const made = jest.fn(() => Promise.resolve(DATA));
    const pages = createListPages({ make: atOnce(), makeData: made, policyOf, shared: null });
    for (const tree of ['a', 'b'])
      expect(await pages.data('/jobs?a=1', { 'next-router-state-tree': tree }, CLIENT)).toBe(DATA);
    expect(made.mock.calls).toEqual([
      ['/jobs?a=1', { 'next-router-state-tree': 'a' }],
      ['/jobs?a=1', { 'next-router-state-tree': 'b' }],
    ]);
  });

  it('waits its turn with the pages, and is refused with them', async () => {
    const { make, finish } = byHand();
    const made = jest.fn(() => Promise.resolve(DATA));
    const pages = createListPages({ make, makeData: made, policyOf, shared: null });
    const { makingMax, waitingMax } = LIST_PAGES;
    const first = Array.from({ length: makingMax }, (_, n) =>
      pages.find(`/jobs?page=${n}`, asked('v1')),
    );
    await new Promise(setImmediate);
    const data = Array.from({ length: waitingMax }, () => pages.data('/jobs', {}, CLIENT));
    await new Promise(setImmediate);
    expect(made).not.toHaveBeenCalled();
    expect(await pages.data('/jobs', {}, CLIENT)).toBe('busy');
    for (let n = 0; n < first.length; n += 1) await finish();
    expect(await Promise.all(data)).toEqual(data.map(() => DATA));
  });

  it('rejects if the site could not answer itself', async () => {
    const failing = () => Promise.reject(new Error('no answer'));
    const pages = createListPages({ make: atOnce(), makeData: failing, policyOf, shared: null });
    await expect(pages.data('/jobs', {}, CLIENT)).rejects.toThrow('no answer');
  });
});

describe('cached lists', () => {
  afterEach(() => jest.useRealTimers());

  it('render a page once for the same jobs', async () => {
    const make = atOnce();
    const pages = createListPages({ make, makeData, policyOf, shared: null });
    const first = await pages.find('/jobs', asked('v1'));
    expect(first).toMatchObject({ policy: 'policy of page of /jobs', version: 'v1' });
    expect(await pages.find('/jobs', asked('v1'))).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('render it again for other jobs', async () => {
    const make = atOnce();
    const pages = createListPages({ make, makeData, policyOf, shared: null });
    await pages.find('/jobs', asked('v1'));
    expect(await pages.find('/jobs', asked('v2'))).toMatchObject({ version: 'v2' });
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('render once for many simultaneous requests', async () => {
    const { make, finish } = byHand();
    const pages = createListPages({ make, makeData, policyOf, shared: null });
    const all = Array.from({ length: 200 }, () => pages.find('/jobs', asked('v1')));
    await finish();
    const found = await Promise.all(all);
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(found).size).toBe(1);
  });

  it('have the same tag for the same page, and another tag for another policy', async () => {
    const tag = async (html: string, policy: string) => {
      const pages = createListPages({
        makeData,
        make: async () => pageOf(html),
        policyOf: () => policy,
        shared: null,
      });
      const page = await pages.find('/jobs', asked('v1'));
      return page && page !== 'busy' && page.etag;
    };
    expect(await tag('a', 'p')).toBe(await tag('a', 'p'));
    expect(await tag('a', 'p')).not.toBe(await tag('b', 'p'));
    expect(await tag('a', 'p')).not.toBe(await tag('a', 'q'));
  });

  it('compress a page once', async () => {
    const pages = createListPages({ make: atOnce(), makeData, policyOf, shared: null });
    const page = await pages.find('/jobs', asked('v1'));
    if (!page || page === 'busy') throw new Error('no page');
    expect(gunzipSync(await page.gzipped()).toString()).toBe('page of /jobs');
    expect(page.gzipped()).toBe(page.gzipped());
  });

  it('answer with the previous page if a new one cannot be rendered', async () => {
    const make = jest.fn().mockResolvedValueOnce(pageOf('before')).mockRejectedValue(new Error());
    const pages = createListPages({ make, makeData, policyOf, shared: null });
    const before = await pages.find('/jobs', asked('v1'));
    expect(await pages.find('/jobs', asked('v2'))).toBe(before);
    await expect(pages.find('/job-map', asked('v2'))).rejects.toThrow();
  });

  it('cache nothing that is not a page', async () => {
    const make = jest.fn(() => Promise.resolve(null));
    const pages = createListPages({ make, makeData, policyOf, shared: null });
    expect(await pages.find('/jobs', asked('v1'))).toBeNull();
    expect(await pages.find('/jobs', asked('v1'))).toBeNull();
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('stay within their memory limit', async () => {
    const html = 'x'.repeat(LIST_PAGES.pageMaxBytes * 0.7);
    const make = jest.fn(() => Promise.resolve(pageOf(html)));
    const pages = createListPages({ make, makeData, policyOf: () => '', shared: null });
    for (let page = 1; page <= 50; page += 1) await pages.find(`/jobs?page=${page}`, asked('v1'));
    await pages.find('/jobs?page=50', asked('v1'));
    expect(make).toHaveBeenCalledTimes(50);
    await pages.find('/jobs?page=1', asked('v1'));
    expect(make).toHaveBeenCalledTimes(51);
  });

  it('cache no page so large that it drives out others, and do not share it', async () => {
    const shared = others();
    const make = jest.fn((address: string) =>
      Promise.resolve(pageOf('x'.repeat(address === '/jobs' ? 1 : LIST_PAGES.pageMaxBytes))),
    );
    const pages = createListPages({ make, makeData, policyOf: () => '', shared });
    await pages.find('/jobs', asked('v1'));
    for (let time = 0; time < 2; time += 1)
      expect(await pages.find('/jobs?title=a,b,c', asked('v1'))).toMatchObject({ version: 'v1' });
    await pages.find('/jobs', asked('v1'));
    expect(make.mock.calls.map(([address]) => address)).toEqual([
      '/jobs',
      '/jobs?title=a,b,c',
      '/jobs?title=a,b,c',
    ]);
    expect(shared.write).toHaveBeenCalledTimes(1);
  });
});

describe('overload of list pages', () => {
  const fill = (pages: ReturnType<typeof createListPages>) =>
    Array.from({ length: LIST_PAGES.makingMax + LIST_PAGES.waitingMax }, (_, at) =>
      pages.find(`/jobs?q=${at}`, asked('v1')),
    );

  it('renders few at a time, queues some, and refuses the rest', async () => {
    const { make } = byHand();
    const pages = createListPages({ make, makeData, policyOf, shared: null });
    fill(pages);
    expect(await pages.find('/jobs', asked('v1'))).toBe('busy');
    expect(make).toHaveBeenCalledTimes(LIST_PAGES.makingMax);
  });

  it('accepts requests again once the earlier ones are rendered', async () => {
    const { make, finish } = byHand();
    const pages = createListPages({ make, makeData, policyOf, shared: null });
    const filled = fill(pages);
    for (let left = filled.length; left > 0; left -= 1) await finish();
    await Promise.all(filled);
    const later = pages.find('/jobs', asked('v1'));
    await finish();
    expect(await later).toMatchObject({ version: 'v1' });
  });

  it('is answered with the list of the previous jobs, while it is recent', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const { make, finish } = byHand();
    const pages = createListPages({ make, makeData, policyOf, shared: null });
    const first = pages.find('/jobs', asked('v0'));
    await finish();
    const before = await first;
    // However long ago it was rendered: it was valid until now.
    jest.advanceTimersByTime(2 * LIST_PAGES.staleMs);
    await pages.find('/jobs', asked('v0'));
    fill(pages);
    expect(await pages.find('/jobs', asked('v1'))).toBe(before);
    jest.advanceTimersByTime(LIST_PAGES.staleMs);
    expect(await pages.find('/jobs', asked('v1'))).toBe('busy');
  });
});

describe('many clients', () => {
  const setUp = () => {
    const { make, finish } = byHand();
    const slowData = async () => {
      await make();
      return null;
    };
    const pages = createListPages({ make, makeData: slowData, policyOf, shared: null });
    return { finish, pages };
  };
  const settle = () => new Promise(setImmediate);

  it('take turns: one with any number of requests takes no list from twelve others', async () => {
    const { finish, pages } = setUp();
    const attack = Array.from({ length: 300 }, (_, n) => [
      pages.find(`/jobs?q=${n}`, asked('v1', 'attacker')),
      pages.data(`/jobs?q=${n}`, {}, 'attacker'),
    ]).flat();
    await settle();
    const others = Array.from({ length: 12 }, (_, n) =>
      pages.find(`/jobs?state=${n}`, asked('v1', `visitor-${n}`)),
    );
    await settle();
    const more = pages.find('/jobs?q=more', asked('v1', 'attacker'));
    // Those being rendered, then each visitor in turn with the attacker.
    for (let n = 0; n < LIST_PAGES.makingMax + 2 * 12; n += 1) await finish();
    for (const page of await Promise.all(others)) expect(page).toMatchObject({ version: 'v1' });
    expect(await more).toBe('busy');
    for (let n = 0; n < 100; n += 1) await finish();
    const refused = (await Promise.all(attack)).filter((page) => page === 'busy').length;
    expect(refused).toBeGreaterThan(500);
  });

  it('are not refused a page because the one who first requested it has too many waiting', async () => {
    const { finish, pages } = setUp();
    const attack = Array.from({ length: LIST_PAGES.makingMax + LIST_PAGES.waitingMax }, (_, n) =>
      pages.find(`/jobs?q=${n}`, asked('v1', 'attacker')),
    );
    await settle();
    const wanted = `/jobs?q=${attack.length - 1}`;
    const same = pages.find(wanted, asked('v1', 'visitor'));
    await settle();
    // Pushes the attacker's newest out, which the visitor waits for.
    const other = pages.find('/jobs', asked('v1', 'another'));
    await settle();
    for (let n = 0; n < 60; n += 1) await finish();
    expect(await attack.at(-1)).toBe('busy');
    expect(await same).toMatchObject({ version: 'v1' });
    expect(await other).toMatchObject({ version: 'v1' });
  });

  it('may each have the whole queue if nobody else wants it', async () => {
    const { finish, pages } = setUp();
    const all = Array.from({ length: LIST_PAGES.makingMax + LIST_PAGES.waitingMax }, (_, n) =>
      pages.find(`/jobs?q=${n}`, asked('v1', 'an office')),
    );
    for (let n = 0; n < 60; n += 1) await finish();
    for (const page of await Promise.all(all)) expect(page).toMatchObject({ version: 'v1' });
  });
});

describe('a document among them', () => {
  it('is cached without Next’s scripts', async () => {
    const html = '<main data-kind="document">A</main><script>self.__next_f.push([1,""])</script>';
    const make = () => Promise.resolve(pageOf(html));
    const pages = createListPages({ make, makeData, policyOf, shared: null });
    const page = await pages.find('/compare', asked('v1'));
    const lean = '<main data-kind="document">A</main>';
    expect(page).toMatchObject({ html: Buffer.from(lean), policy: `policy of ${lean}` });
  });
});

describe('several instances', () => {
  it('use a page that another has rendered', async () => {
    const shared = others({ 'v1 /jobs': pageOf('theirs') });
    const make = atOnce();
    const pages = createListPages({ make, makeData, policyOf, shared });
    expect(await pages.find('/jobs', asked('v1'))).toMatchObject({ policy: 'policy of theirs' });
    await pages.find('/jobs', asked('v1'));
    expect(make).not.toHaveBeenCalled();
    expect(shared.write).not.toHaveBeenCalled();
  });

  it('share a page when it is requested again, so made-up addresses fill nothing', async () => {
    const shared = others();
    const pages = createListPages({ make: atOnce(), makeData, policyOf, shared });
    await pages.find('/jobs', asked('v1'));
    expect(shared.write).not.toHaveBeenCalled();
    await pages.find('/jobs', asked('v1'));
    await pages.find('/jobs', asked('v1'));
    expect(shared.write).toHaveBeenCalledTimes(1);
    expect(shared.write).toHaveBeenCalledWith('v1 /jobs', expect.objectContaining({ link: '' }));
  });
});
