import { execFileSync } from 'node:child_process';

/** Keeps two pages as Next does, and tells which are there while no jobs are known, and once some are. */
const KEEP_TWO = `
  const { default: PageCache } = await import('./scripts/server/page-cache.mjs');
  const { globals } = await import('./scripts/server/process-globals.mjs');
  let known = false;
  globals.areJobsKnown = () => Promise.resolve(known);
  const fs = { readFile: () => Promise.reject(new Error('none')), existsSync: () => false };
  const cache = new PageCache({ fs, flushToDisk: false, serverDistDir: '/none', maxMemoryCacheSize: 1e6, revalidatedTags: [] });
  const page = (tags) => ({ kind: 'APP_PAGE', html: '', headers: { 'x-next-cache-tags': tags } });
  await cache.set('/without', page('a,without-jobs'), {});
  await cache.set('/with', page('a'), {});
  const there = async () => {
    const kept = [];
    for (const key of ['/without', '/with']) if (await cache.get(key, { kind: 'APP_PAGE', tags: [] })) kept.push(key);
    return kept;
  };
  const before = await there();
  known = true;
  console.log(JSON.stringify({ before, after: await there() }));
`;

/** Two pages made at their first request, one of them of a job that is not there: what they are answered with, then and later. */
const MISS = `
  const { default: PageCache } = await import('./scripts/server/page-cache.mjs');
  const fs = { readFile: () => Promise.reject(new Error('none')), existsSync: () => false };
  const cache = new PageCache({ fs, flushToDisk: false, serverDistDir: '/none', maxMemoryCacheSize: 1e6, revalidatedTags: [] });
  const answered = [];
  for (const tags of ['a,missing-job', 'a']) {
    const page = { kind: 'APP_PAGE', html: '', headers: { 'x-next-cache-tags': tags } };
    await cache.set('/job', page, {});
    const { value } = await cache.get('/job', { kind: 'APP_PAGE', tags: [] });
    answered.push([page.status ?? 200, value.status ?? 200]);
  }
  console.log(JSON.stringify(answered));
`;

/** A page kept here for a minute, and what another instance has made of it: before that minute is over, and after. */
const SHARE = `
  const { default: PageCache } = await import('./scripts/server/page-cache.mjs');
  const { globals } = await import('./scripts/server/process-globals.mjs');
  const fs = { readFile: () => Promise.reject(new Error('none')), existsSync: () => false };
  const cache = new PageCache({ fs, flushToDisk: false, serverDistDir: '/none', maxMemoryCacheSize: 1e6, revalidatedTags: [] });
  const page = (html, tags = 'a') => ({ kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tags } });
  const cacheControl = { revalidate: 60, expire: 240 };
  const told = [];
  const asked = [];
  let others = null;
  globals.sharedPages = {
    read: async (_, key) => (asked.push(key), others),
    write: async (_, key, entry, onlyOver) => void told.push([key, entry.value.html, entry.cacheControl, onlyOver]),
  };
  const shown = async (key) => (await cache.get(key, { kind: 'APP_PAGE', tags: [] }))?.value.html ?? null;
  const seen = { missing: await shown('/page') };
  await cache.set('/page', page('ours'), { cacheControl });
  await cache.set('/fixed', page('fixed'), { cacheControl: { revalidate: false } });
  await cache.set('/empty', page('empty', 'a,without-jobs'), { cacheControl });
  await cache.set('/compare/a1,b2', page('own'), { cacheControl });
  await shown('/compare/c3');
  await cache.set('/gone', page('gone', 'a,missing-job'), { cacheControl });
  others = { value: page('theirs'), lastModified: Date.now() + 50_000, cacheControl };
  seen.fresh = await shown('/page');
  seen.own = await shown('/compare/a1,b2');
  const now = Date.now();
  Date.now = () => now + 70_000;
  seen.old = await shown('/page');
  seen.ownOld = await shown('/compare/a1,b2');
  others = null;
  seen.kept = await shown('/page');
  console.log(JSON.stringify({ seen, told, asked }));
`;

/** A document and another page as Next makes them, kept by a site that has headers for them. */
const MAKE_READY = `
  const { default: PageCache } = await import('./scripts/server/page-cache.mjs');
  const { globals } = await import('./scripts/server/process-globals.mjs');
  const fs = { readFile: () => Promise.reject(new Error('none')), existsSync: () => false };
  const cache = new PageCache({ fs, flushToDisk: false, serverDistDir: '/none', maxMemoryCacheSize: 1e6, revalidatedTags: [] });
  globals.responseHeaders = {
    forCachedPage: (html) => ({ 'content-security-policy': 'of ' + html }),
  };
  const read = [];
  for (const kind of ['document', 'app']) {
    const html = '<main data-kind="' + kind + '">A</main><script>self.__next_f.push([1,""])</script>';
    await cache.set('/' + kind, { kind: 'APP_PAGE', html, headers: {} }, {});
    const { value } = await cache.get('/' + kind, { kind: 'APP_PAGE', tags: [] });
    read.push([value.html, value.headers['content-security-policy']]);
  }
  console.log(JSON.stringify(read));
`;

describe('the cache of pages', () => {
  it('leaves the framework out of a document, and names the policy of what is kept', () => {
    const told = execFileSync(process.execPath, ['--input-type=module', '--eval', MAKE_READY]);
    const lean = '<main data-kind="document">A</main>';
    const whole = '<main data-kind="app">A</main><script>self.__next_f.push([1,""])</script>';
    expect(JSON.parse(told.toString())).toEqual([
      [lean, `of ${lean}`],
      [whole, `of ${whole}`],
    ]);
  });

  it('has a page that was made without jobs only as long as none are known', () => {
    const told = execFileSync(process.execPath, ['--input-type=module', '--eval', KEEP_TWO]);
    expect(JSON.parse(told.toString())).toEqual({
      before: ['/without', '/with'],
      after: ['/with'],
    });
  });

  it('answers 404 with the page of a job that is not there', () => {
    const told = execFileSync(process.execPath, ['--input-type=module', '--eval', MISS]);
    expect(JSON.parse(told.toString())).toEqual([
      [404, 404],
      [200, 200],
    ]);
  });

  it('asks for what others made only where a page is missing or old, and tells what it made', () => {
    const told = execFileSync(process.execPath, ['--input-type=module', '--eval', SHARE]);
    expect(JSON.parse(told.toString())).toEqual({
      seen: {
        missing: null,
        fresh: 'ours',
        own: 'own',
        old: 'theirs',
        ownOld: null,
        kept: 'theirs',
      },
      told: [
        ['/page', 'ours', { revalidate: 60, expire: 240 }, false],
        ['/gone', 'gone', { revalidate: 60, expire: 240 }, true],
      ],
      asked: ['/page', '/page'],
    });
  });
});
