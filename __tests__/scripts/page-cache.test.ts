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

/** Two pages made at their first request, one of them of a job that is not there: what they are answered with, then and later. */
const MISS = `
  const { default: PageCache } = await import('./scripts/page-cache.mjs');
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
    write: async (_, key, entry, onlyOver) => void told.push([key, entry.value.html, entry.cacheControl, onlyOver]),
  };
  const shown = async (key) => (await cache.get(key, { kind: 'APP_PAGE', tags: [] }))?.value.html ?? null;
  const seen = { missing: await shown('/page') };
  await cache.set('/page', page('ours'), { cacheControl });
  await cache.set('/fixed', page('fixed'), { cacheControl: { revalidate: false } });
  await cache.set('/empty', page('empty', 'a,without-jobs'), { cacheControl });
  await cache.set('/gone', page('gone', 'a,missing-job'), { cacheControl });
  others = { value: page('theirs'), lastModified: Date.now() + 50_000, cacheControl };
  seen.fresh = await shown('/page');
  const now = Date.now();
  Date.now = () => now + 70_000;
  seen.old = await shown('/page');
  others = null;
  seen.kept = await shown('/page');
  console.log(JSON.stringify({ seen, told, asked }));
`;

/** A page as Next makes it, kept by a site that knows its style sheets, and asked for twice. */
const MAKE_READY = `
  const { mkdtempSync, mkdirSync, rmSync, writeFileSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  const build = mkdtempSync(join(tmpdir(), 'page-cache-'));
  process.once('exit', () => rmSync(build, { recursive: true }));
  const { criticalRules } = await import('./scripts/critical-rules.mjs');
  const sheet = 'p{top:0}table{top:0}@font-face{font-family:G;src:url(../media/g.woff2)}';
  const faces = { first: '@font-face{font-family:F;src:url(/_next/static/media/f.woff2)}', local: '', rare: [] };
  const note = { href: '/_next/static/chunks/one.css', of: ['/a.css'], faces, rules: criticalRules(sheet, '/_next/static') };
  writeFileSync(join(build, 'one-sheet.json'), JSON.stringify(note));
  mkdirSync(join(build, 'server'));
  await import('./scripts/read-one-sheet.mjs');
  const { default: PageCache } = await import('./scripts/page-cache.mjs');
  const fs = { readFile: () => Promise.reject(new Error('none')), existsSync: () => false };
  const cache = new PageCache({ fs, flushToDisk: false, serverDistDir: join(build, 'server'), maxMemoryCacheSize: 1e6, revalidatedTags: [] });
  const keptData = [];
  globalThis[Symbol.for('fernway.page-data')] = { keep: (data) => (keptData.push(String(data)), '/api/page-data/name') };
  globalThis[Symbol.for('fernway.response-headers')] = {
    forKeptPage: (html, own) => ({ 'content-security-policy': JSON.stringify(own), etag: String(html.length) }),
  };
  const data = '0:{"b":"b1"}';
  const html = '<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta name="viewport" content="w"/><link rel="preload" href="/_next/static/media/f.woff2" as="font" crossorigin=""/>' +
    '<link rel="stylesheet" href="/a.css" data-precedence="next"/><script src="/_next/a.js" async=""></script><meta property="og:title" content="A"/></head><body><p>A</p>' +
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push(' + JSON.stringify([1, data]) + ')</script></body></html>';
  const keep = async (rscData) => {
    keptData.length = 0;
    await cache.set('/page', { kind: 'APP_PAGE', html, rscData, headers: {} }, {});
    const { value } = await cache.get('/page', { kind: 'APP_PAGE', tags: [] });
    return { html: value.html, own: JSON.parse(value.headers['content-security-policy']), keptData: [...keptData] };
  };
  console.log(JSON.stringify([await keep(Buffer.from(data)), await keep(Buffer.from('1:[]')), await keep(undefined)]));
`;

describe('the cache of pages', () => {
  it('gives a page its first styles, and takes its data out where it is what is kept of it', () => {
    const told = execFileSync(process.execPath, ['--input-type=module', '--eval', MAKE_READY]);
    const [apart, ...whole] = JSON.parse(told.toString());
    const { scripts, styles } = apart.own;
    const face = '@font-face{font-family:F;src:url(/_next/static/media/f.woff2)}';
    expect(apart.html).toContain(
      `<meta name="viewport" content="w"/><link rel="expect" href="#end-of-page" blocking="render"><meta property="og:title" content="A"/><style>p{top:0}</style><style data-wide media="(min-width:769px)">${face}</style>` +
        '<link data-wide media="(min-width:769px)" rel="preload" href="/_next/static/media/f.woff2" as="font" crossorigin=""/>' +
        `<link rel="stylesheet" data-whole data-src="/_next/static/chunks/one.css"><script>${scripts[1]}</script>` +
        '<link rel="prefetch" data-src="/_next/static/media/f.woff2" as="font" crossorigin>' +
        '<noscript><link rel="stylesheet" href="/_next/static/chunks/one.css"></noscript>' +
        '<link rel="stylesheet" href="/a.css" data-precedence="next" disabled>',
    );
    expect(apart.html).not.toContain('__next_f.push([1');
    expect(apart.html).toContain(
      '<p>A</p><script id="end-of-page" data-page="/api/page-data/name" data-build="b1">',
    );
    expect(styles).toEqual(['p{top:0}', expect.stringContaining('data-further-down'), face]);
    expect(scripts).toHaveLength(2);
    expect(apart.html).toContain(
      `<script id="end-of-page" data-page="/api/page-data/name" data-build="b1">${scripts[0]}</script>`,
    );
    // As it is kept, and again for each reader.
    expect(apart.keptData).toEqual(['0:{"b":"b1"}', '0:{"b":"b1"}']);
    for (const page of whole) {
      expect(page.html).toContain(
        `<meta name="viewport" content="w"/><link rel="stylesheet" href="/_next/static/chunks/one.css"><style>${face}</style>`,
      );
      expect(page.html).toContain('self.__next_f.push([1,"0:{');
      expect(page.keptData).toEqual([]);
      expect(page.html).not.toContain('data-page=');
      expect(page.own).toEqual({ scripts: [expect.any(String)], styles: [face] });
      const [start] = page.own.scripts;
      expect(page.html).toContain(`<script>${start}</script>`);
      expect(start).not.toContain('fetch(');
    }
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
      seen: { missing: null, fresh: 'ours', old: 'theirs', kept: 'theirs' },
      told: [
        ['/page', 'ours', { revalidate: 60, expire: 240 }, false],
        ['/gone', 'gone', { revalidate: 60, expire: 240 }, true],
      ],
      asked: ['/page', '/page'],
    });
  });
});
