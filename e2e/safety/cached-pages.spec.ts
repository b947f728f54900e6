import { readdirSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test';

/** Values for the brackets in the path of a page's file; `{id}` is an open job. */
const FILLED: Readonly<Record<string, string>> = {
  '[jobId]': '{id}',
  '[code]': '0000000000',
  '[page]': 'Imaging-Jobs',
};
/** The addresses of all pages: route groups are not part of them. */
const PAGES = readdirSync('app', { recursive: true, encoding: 'utf8' })
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
  expect(PAGES.length).toBeGreaterThan(20);
  for (const path of PAGES) {
    const headers = (await request.get(path.replace('{id}', id))).headers();
    const isCached = /^s-maxage=/.test(headers['cache-control'] ?? '');
    expect(isCached || /private|no-store/.test(headers['cache-control'] ?? ''), path).toBe(true);
    const hasNonce = /'nonce-/.test(headers['content-security-policy'] ?? '');
    expect(hasNonce, path).toBe(!isCached);
  }
});

/** Five minutes, less the minute for which a look-up of a job is cached (job-lookup-store.test.ts). */
const OLDEST = 240;

test('cached pages with jobs are rendered again in time: none is more than five minutes behind the platform', async ({
  request,
}) => {
  const id = await idOfJob(request);
  for (const [path, fresh] of [
    ['/', 120],
    ['/job-directory', 120],
    [`/jobs/${id}`, 60],
    [`/apply/${id}`, 60],
  ] as const) {
    const header = async () => (await request.get(path)).headers()['cache-control'];
    const wanted = `s-maxage=${fresh}, stale-while-revalidate=${OLDEST - fresh}`;
    // The first request triggers a new render of a page from the build.
    await expect.poll(header, path).toBe(wanted);
  }
});
