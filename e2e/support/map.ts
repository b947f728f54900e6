import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';

const TILE = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#eef1ea"/></svg>`;
/** The tile servers of the two builds (lib/config/public.ts, scripts/test/test-builds.mjs). */
const TILE_SERVERS = /^https:\/\/(tile\.openstreetmap\.org|tiles\.example)\//;

/** Answers requests to the tile server on this machine. Returns what was requested. */
export async function answerTiles(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = [];
  await context.route(TILE_SERVERS, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/svg+xml', body: TILE });
  });
  return asked;
}

/** Markers and clusters are buttons named by their jobs. */
export const markers = (page: Page) => page.getByRole('button', { name: /^\d+ jobs? in / });
export const clusters = (page: Page) =>
  page.getByRole('button', { name: /^\d+ jobs in \d+ places/ });

/** Opens a map, and waits until its jobs are on it. */
export async function openMap(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await markers(page).first().waitFor();
}

/** A record of the feed, at a place. */
export const recordAt = (
  n: number,
  city: string,
  state: string,
  geolocation: unknown,
  more: Record<string, unknown> = {},
) => ({
  Record_Id: `a0MAP${String(n).padStart(10, '0')}`,
  Specialityn: 'ICU',
  JobTitlen: 'Registered Nurse (RN)',
  city,
  State: state,
  Shiftn: 'Nights, 3 × 12',
  CalculatedPayRange: '$2,310 - $2,480 weekly',
  Days_Open__c: n,
  Geolocation: geolocation,
  ...more,
});

/** Another site, with a page that shows an address in a frame. */
export async function foreignPage(
  framed: string,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>Partner</title><iframe title="Jobs" width="1000" height="800" src="${framed}"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // A host name other than the site's, and so another origin and another site.
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
