import { SITE } from '@/lib/config/site';
import { answerTiles } from '../support/map';
import { expect, test } from '../support/test';

const PAGES: readonly string[] = [
  '/',
  '/about',
  `/why-${SITE.whySlug}`,
  '/recruiter-riley',
  '/Imaging-Jobs',
  '/jobs/{id}',
  '/jobs/a0XNOSUCHJOB000004',
  '/jobs/in/texas',
  '/privacy-policy',
  '/quickapply',
  '/apply/{id}',
  '/jobs',
  '/job-map',
];
/** One font file, with the characters the texts use (app/font.ts). */
const FONT = 14 * 1024;

for (const pattern of PAGES) {
  test(`${pattern} has one font, asks for no data, and requests no other host`, async ({
    page,
    context,
    request,
    world,
  }) => {
    const tiles = await answerTiles(context);
    const { jobs } = await (await request.get('/api/jobs')).json();
    const path = pattern.replace('{id}', jobs[0].id);
    const fonts: Promise<number>[] = [];
    const elsewhere: string[] = [];
    const data: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font')
        fonts.push(response.body().then(({ length }) => length));
    });
    page.on('request', (sent) => {
      const { pathname, searchParams } = new URL(sent.url());
      if (!sent.url().startsWith(world.site.url)) elsewhere.push(sent.url());
      // A page view is counted by a POST that returns no data (docs/decisions/0013).
      const isCounted = pathname === '/api/counts' && sent.method() === 'POST';
      const isData = pathname.startsWith('/api/') && !isCounted;
      if (searchParams.has('_rsc') || isData) data.push(pathname);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    // Only the map requests another host: for its tiles, once its script has loaded.
    if (path === '/job-map') await expect.poll(() => tiles.length).toBeGreaterThan(0);
    else expect(tiles).toEqual([]);
    expect(data, 'data nobody has asked for').toEqual([]);
    expect(fonts, 'font files').toHaveLength(1);
    expect((await Promise.all(fonts))[0], 'font').toBeLessThanOrEqual(FONT);
    expect(elsewhere.filter((url) => !tiles.includes(url))).toEqual([]);
  });
}
