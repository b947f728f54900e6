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

describe('the cache of pages', () => {
  it('has a page that was made without jobs only as long as none are known', () => {
    const told = execFileSync(process.execPath, ['--input-type=module', '--eval', KEEP_TWO]);
    expect(JSON.parse(told.toString())).toEqual({
      before: ['/without', '/with'],
      after: ['/with'],
    });
  });
});
