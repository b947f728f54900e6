import { fixedHeaders } from '@/server/fixed-headers.mjs';
import { expect, sharedWorld, test } from '../support/test';
import type { World } from '../support/world/world';

/** `next start`, which knows the address that is in the build: http://localhost:3000. */
const bare = sharedWorld({ isGuarded: false });

const own = () => bare().site.url.replace('127.0.0.1', 'localhost');

async function pathsOf({ platform }: World) {
  const [record] = await platform.records();
  return [
    '/',
    '/about',
    '/jobs',
    `/jobs/${String(record?.Record_Id ?? record?.Id)}`,
    '/jobs/NOSUCHJOB1',
    '/job-map-embed',
    '/saved',
    '/contact',
    '/reference?id=a1',
    '/nursing',
    '/rn',
    '/no-such-page',
    '/jobs/feed.xml',
    '/feeds/jobs.xml',
    '/api/jobs',
    '/api/references/reference',
    '/icon.svg',
    '/push-worker.js',
    '/sitemap-pages.xml',
    '/_next/static/none.js',
  ];
}

const headersOf = async (address: string) => (await fetch(address, { redirect: 'manual' })).headers;

test('without the guard, answers have the headers that it would add, each once', async ({
  world,
}) => {
  for (const path of await pathsOf(bare())) {
    const [found, wanted] = [await headersOf(own() + path), await headersOf(world.site.url + path)];
    for (const name of Object.keys(fixedHeaders('').own))
      expect.soft([path, name, found.get(name)]).toEqual([path, name, wanted.get(name)]);
  }
});

test('without the guard, pages have a small policy', async () => {
  for (const path of ['/', '/about', '/contact', '/jobs', '/saved', '/job-map-embed'])
    expect((await headersOf(own() + path)).get('content-security-policy'), path).toBe(
      "base-uri 'none'; form-action 'self'; object-src 'none'",
    );
});

test('without the guard, answers on other hosts are noindex, and none on the site’s own', async () => {
  const tagOf = async (address: string) => (await headersOf(address)).get('x-robots-tag');
  for (const path of ['/', '/jobs', '/jobs/NOSUCHJOB1', '/api/jobs', '/icon.svg', '/nursing']) {
    expect([path, await tagOf(bare().site.url + path)]).toEqual([path, 'noindex']);
    expect([path, await tagOf(own() + path)]).toEqual([path, null]);
  }
  for (const host of [own(), bare().site.url])
    expect(await tagOf(`${host}/reference?id=a1`)).toBe('noindex, nofollow');
});

test('without the guard, the site logs once what it lacks', () => {
  const lines = bare()
    .site.output()
    .split('\n')
    .filter((line) => line.includes('without its guard'));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      level: 50,
      msg: expect.stringMatching(/503.*limits.*policy.*drain/),
    }),
  ]);
});
