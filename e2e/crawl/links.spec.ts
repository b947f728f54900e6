import type { APIRequestContext } from '@playwright/test';
import { LEGACY_PATHS } from '@/lib/content/addresses/legacy-paths';
import { SINGLE_SEGMENT_PAGES } from '@/lib/content/addresses/pages';
import { expect, test } from '../support/test';

/** Requests at once. */
const AT_ONCE = 8;

/** A drawing that is shown in parts: if an address names no part, a browser may keep showing the last one. */
const LANDSCAPE =
  /^\/art\/(city|coast|delta|desert|lake|mountains|plains|prairie|snow)(-night)?\.svg$/;

const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

type Tag = Readonly<Record<string, string>>;

/** The tags of a page with their attributes; scripts only by their addresses. */
function tagsOf(html: string): readonly Tag[] {
  const outside = html.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1');
  return [...outside.matchAll(/<([a-z]\w*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, tag = '', attributes = '']) => ({
      tag: tag.toLowerCase(),
      ...Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
          name.toLowerCase(),
          decode(value),
        ]),
      ),
    }),
  );
}

/** Every address a tag makes a browser, a visitor or a network open. */
function addressesOf(tag: Tag): readonly string[] {
  const shared = /^(og|twitter):image$/.test(tag.property ?? tag.name ?? '') ? tag.content : '';
  return [
    tag.href,
    tag.src,
    // Loaded after the first paint.
    tag.srcset?.split(' ')[0],
    tag.imagesrcset?.split(' ')[0],
    shared,
  ].filter((address): address is string => Boolean(address));
}

async function eachOf<T>(list: Iterable<T>, work: (item: T) => Promise<void>) {
  const queue = [...list];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Two open jobs: their pages stand for all others. */
async function someJobPages(request: APIRequestContext): Promise<readonly string[]> {
  const html = await (await request.get('/jobs')).text();
  const ids = [...html.matchAll(/href="\/apply\/([\w-]+)"/g)].map(([, id = '']) => id);
  return [...new Set(ids)].slice(0, 2).flatMap((id) => [`/jobs/${id}`, `/apply/${id}`]);
}

test('every link, picture, script and style of every page loads; external links are marked', async ({
  request,
  world,
}) => {
  const home = new URL(world.site.url);
  // Canonical addresses use the origin the build was made for.
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(
    await (await request.get('/about')).text(),
  );
  const own = [home.origin, new URL(canonical?.[1] ?? home).origin];
  const pages = ['/', ...SINGLE_SEGMENT_PAGES, ...(await someJobPages(request))];
  const wrong: string[] = [];
  /** Address without its fragment → the page that links it. */
  const inside = new Map<string, string>();
  const parts: { readonly path: string; readonly part: string; readonly from: string }[] = [];
  const texts = new Map<string, string>();

  await eachOf(pages, async (path) => {
    const response = await request.get(path);
    if (response.status() !== 200) wrong.push(`${path} answers ${response.status()}`);
    const html = await response.text();
    texts.set(path, html);
    for (const tag of tagsOf(html)) {
      for (const address of addressesOf(tag)) {
        const url = new URL(address, new URL(path, home));
        if (own.includes(url.origin)) {
          const target = url.pathname + url.search;
          if (!inside.has(target)) inside.set(target, path);
          const part = decodeURIComponent(url.hash.slice(1));
          if (part && !part.startsWith('svgView(')) parts.push({ path: target, part, from: path });
          if (!part && LANDSCAPE.test(url.pathname))
            wrong.push(`${path} leaves open which part it shows of ${target}`);
        } else if (!/^(https|mailto|tel|sms|data):$/.test(url.protocol)) {
          wrong.push(`${path} leads to ${address}`);
        }
      }
      if (tag.target === '_blank' && !/\bnoopener\b/.test(tag.rel ?? ''))
        wrong.push(`${path} opens ${tag.href} in a new window without rel`);
    }
  });

  const short = Object.keys(LEGACY_PATHS);
  await eachOf(inside.keys(), async (target) => {
    if (texts.has(target)) return;
    const response = await request.get(target, { maxRedirects: short.includes(target) ? 1 : 0 });
    if (response.status() !== 200)
      wrong.push(`${target} answers ${response.status()}, linked on ${inside.get(target)}`);
    const type = response.headers()['content-type'] ?? '';
    if (/html|svg/.test(type)) texts.set(target, await response.text());
  });

  for (const { path, part, from } of parts) {
    if (!texts.get(path)?.includes(` id="${part}"`))
      wrong.push(`${path} has no #${part}, linked on ${from}`);
  }

  expect(wrong).toEqual([]);
  // The crawl has covered what it is meant to.
  expect(pages.length).toBeGreaterThan(20);
  for (const seen of ['/favicon.ico', '/manifest.webmanifest', '/share/home.png', '/about'])
    expect([...inside.keys()].map((target) => target.replace(/\?.*/, ''))).toContain(seen);
  expect(parts.map(({ part }) => part)).toEqual(
    expect.arrayContaining(['our-mission', 'whole', 'calm']),
  );
  test.info().annotations.push({ type: 'addresses', description: String(inside.size) });
});
