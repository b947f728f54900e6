import { execFileSync } from 'node:child_process';

/** Keeps two pages as Next does, and tells which are there while no jobs are known, and once some are. */
const KEEP_TWO = `
  const { default: PageCache } = await import('./scripts/page-cache.mjs');
  let known = false;
  globalThis[Symbol.for('fernway.jobs-known')] = () => Promise.resolve(known);
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

/** A page kept here for a minute, and what another instance has made of it: before that minute is over, and after. */
const SHARE = `
  const { default: PageCache } = await import('./scripts/page-cache.mjs');
  const fs = { readFile: () => Promise.reject(new Error('none')), existsSync: () => false };
  const cache = new PageCache({ fs, flushToDisk: false, serverDistDir: '/none', maxMemoryCacheSize: 1e6, revalidatedTags: [] });
  const page = (html, tags = 'a') => ({ kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tags } });
  const cacheControl = { revalidate: 60, expire: 240 };
  const told = [];
  const asked = [];
  let others = null;
  globalThis[Symbol.for('fernway.shared-pages')] = {
    read: async (_, key) => (asked.push(key), others),
    write: async (_, key, entry) => void told.push([key, entry.value.html, entry.cacheControl]),
  };
  const shown = async (key) => (await cache.get(key, { kind: 'APP_PAGE', tags: [] }))?.value.html ?? null;
  const seen = { missing: await shown('/page') };
  await cache.set('/page', page('ours'), { cacheControl });
  await cache.set('/fixed', page('fixed'), { cacheControl: { revalidate: false } });
  await cache.set('/empty', page('empty', 'a,without-jobs'), { cacheControl });
  others = { value: page('theirs'), lastModified: Date.now() + 50_000, cacheControl };
  seen.fresh = await shown('/page');
  const now = Date.now();
  Date.now = () => now + 70_000;
  seen.old = await shown('/page');
  others = null;
  seen.kept = await shown('/page');
  console.log(JSON.stringify({ seen, told, asked }));
`;

describe('the cache of pages', () => {
  it('has a page that was made without jobs only as long as none are known', () => {
    const told = execFileSync(process.execPath, ['--input-type=module', '--eval', KEEP_TWO]);
    expect(JSON.parse(told.toString())).toEqual({
      before: ['/without', '/with'],
      after: ['/with'],
    });
  });

  it('asks for what others made only where a page is missing or old, and tells what it made', () => {
    const told = execFileSync(process.execPath, ['--input-type=module', '--eval', SHARE]);
    expect(JSON.parse(told.toString())).toEqual({
      seen: { missing: null, fresh: 'ours', old: 'theirs', kept: 'theirs' },
      told: [['/page', 'ours', { revalidate: 60, expire: 240 }]],
      asked: ['/page', '/page'],
    });
  });
});
