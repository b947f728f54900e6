import { readdirSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { PAGE_CACHE as KEPT } from '@/lib/config/limits';
import { expect, test } from '../support/test';

/** Values for the brackets in the path of a page's file; `{id}` is an open job. */
const FILLED: Readonly<Record<string, string>> = {
  '[jobId]': '{id}',
  '[code]': '0000000000',
  '[page]': 'Imaging-Jobs',
};
/** The addresses of all pages: route groups are not part of them. */
const PAGE_CACHE = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(/[/\\]/))
  .filter((parts) => parts.at(-1) === 'page.tsx')
  .map((parts) => parts.slice(0, -1).filter((part) => !part.startsWith('(')))
  .map((parts) =>
    `/${parts.map((part) => FILLED[part] ?? part).join('/')}`.replace(/(.)\/$/, '$1'),
  );

async function idOfJob(request: APIRequestContext): Promise<string> {
  const { jobs }: { jobs: { id: string }[] } = await (await request.get('/api/jobs')).json();
  return jobs[0]?.id ?? '';
}

test('a page has a nonce if it is rendered for each request, and none if it is cached', async ({
  request,
}) => {
  const id = await idOfJob(request);
  expect(PAGE_CACHE.length).toBeGreaterThan(20);
  for (const path of PAGE_CACHE) {
    const headers = (await request.get(path.replace('{id}', id))).headers();
    const isCached = /^s-maxage=/.test(headers['cache-control'] ?? '');
    expect(isCached || /private|no-store/.test(headers['cache-control'] ?? ''), path).toBe(true);
    const hasNonce = /'nonce-/.test(headers['content-security-policy'] ?? '');
    expect(hasNonce, path).toBe(!isCached);
  }
});

test('a proxy in front may keep a page for as long as its kind allows, and what is missing not at all', async ({
  request,
}) => {
  const id = await idOfJob(request);
  const { text, jobs, job, list } = KEPT.frontSeconds;
  // The site's own version of a page is never older than its list, and a proxy adds at most this to the list's five minutes.
  expect(Math.max(jobs, job, list)).toBeLessThan(300);
  for (const [path, seconds] of [
    ['/about', text],
    ['/', jobs],
    ['/job-directory', jobs],
    ['/jobs/in/texas', jobs],
    ['/pay/icu', jobs],
    ['/jobs', list],
    ['/compare', list],
    [`/jobs/${id}`, job],
    [`/apply/${id}`, job],
  ] as const)
    expect([path, (await request.get(path)).headers()['cache-control']]).toEqual([
      path,
      `s-maxage=${seconds}`,
    ]);
  expect((await request.get('/nowhere/at/all')).headers()['cache-control']).toBe('no-store');
});

test('a page and its data have ETags of their own, and 304 is the answer to its own alone', async ({
  request,
}) => {
  const id = await idOfJob(request);
  for (const [path, isOfBuild] of [
    ['/', true],
    ['/about', true],
    ['/contact', true],
    ['/jobs?state=TX', false],
    ['/jobs/in/texas', false],
    [`/jobs/${id}`, false],
  ] as const) {
    // Next first redirects a request for data to an address that caches can tell from the page's.
    const url = (await request.get(path, { headers: { rsc: '1' } })).url();
    const ask = async (headers: Readonly<Record<string, string>>) => {
      const answer = await request.get(url, { headers });
      return { status: answer.status(), headers: answer.headers(), body: await answer.body() };
    };
    const variants = {
      zipped: { 'accept-encoding': 'gzip' },
      plain: { 'accept-encoding': 'identity' },
      data: { rsc: '1' },
    };
    const etags = new Map<string, string>();
    for (const [name, headers] of Object.entries(variants)) {
      const told = await ask(headers);
      expect(told.headers['content-type'], path).toContain(
        name === 'data' ? 'text/x-component' : 'text/html',
      );
      expect(told.headers.etag, path).toMatch(/^"[^"]+"$/);
      etags.set(name, told.headers.etag ?? '');
    }
    expect(new Set(etags.values()).size, path).toBe(3);
    for (const [name, headers] of Object.entries(variants))
      for (const [of, etag] of etags) {
        const told = await ask({ ...headers, 'if-none-match': etag });
        // Data that Next does not have from its build contains a number of its own in each render.
        const isKnown = name === of && (name !== 'data' || isOfBuild);
        const [status, isEmpty] = [told.status, told.body.length === 0];
        expect([path, name, of, status, isEmpty]).toEqual([
          path,
          name,
          of,
          ...(isKnown ? [304, true] : [200, false]),
        ]);
      }
  }
});
