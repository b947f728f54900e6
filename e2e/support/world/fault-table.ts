import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { PERSON } from './raw-post';
import { startSite, type Site } from './site';
import type { Platform } from './world';

/** A status, and a text that the answer must contain. */
export type Answer = readonly [status: number, text: string];
/** What a page or endpoint of the site answers, by the name of its column. */
export type Answers = Readonly<Record<string, Answer>>;

/** Sends the request of one column to a site. */
type Column = (siteUrl: string, id: string) => Promise<Response>;

const get =
  (path: (id: string) => string): Column =>
  (siteUrl, id) =>
    // Shorter than the longest fault: no answer may wait for it.
    fetch(`${siteUrl}${path(id)}`, { redirect: 'manual', signal: AbortSignal.timeout(28_000) });

const apply: Column = (siteUrl, jobId) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...PERSON, jobId, jobTitle: 'RN' }))
    body.append(name, value);
  return fetch(`${siteUrl}/api/applications`, { method: 'POST', body });
};

const COLUMNS: Readonly<Record<string, Column>> = {
  home: get(() => '/'),
  list: get(() => '/jobs'),
  map: get(() => '/job-map'),
  data: get(() => '/api/jobs'),
  detail: get((id) => `/jobs/${id}`),
  'apply page': get((id) => `/apply/${id}`),
  'reference page': get(() => '/reference?id=r-1'),
  'reference status': get(() => '/api/references/reference?id=r-1'),
  'candidate status': get(() => '/api/references/candidate?id=c-1'),
  application: apply,
};

/** Requests every column with an expected answer, all at once, as visitors do. */
export async function answersOf(siteUrl: string, id: string, expected: Answers): Promise<Answers> {
  const asked = Object.entries(expected).map(async ([name, [, text]]) => {
    const column = COLUMNS[name];
    if (!column) throw new Error(`There is no column ${name}`);
    const response = await column(siteUrl, id);
    // React puts this between two texts.
    const body = (await response.text()).replaceAll('<!-- -->', '');
    const complaint = complaintOf(response, body);
    const told = body.includes(text) ? text : (titleOf(body) ?? body.slice(0, 200));
    return [name, [response.status, complaint ?? told]] as const;
  });
  return Object.fromEntries(await Promise.all(asked));
}

/** A 503 must not be noindex, must not be cached, and must say when to retry. */
function complaintOf(response: Response, body: string): string | null {
  if (response.status !== 503) return null;
  if (body.includes('noindex') || response.headers.has('x-robots-tag')) return 'noindex';
  if (response.headers.get('cache-control') !== 'no-store') return 'may be kept';
  return Number(response.headers.get('retry-after')) >= 1 ? null : 'no Retry-After';
}

const titleOf = (body: string): string | undefined => /<title>([^<]*)/.exec(body)?.[0];

/** Starts a site on the platform as it is now, with jobs known from before (`stored`) or with nothing. */
export async function siteOn(
  platform: Pick<Platform, 'apiUrl'>,
  stored: string | null,
): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-faults-'));
  if (stored !== null) await copyFile(stored, join(dataDir, 'site.db'));
  const site = await startSite({
    build: 'bare',
    platformUrl: platform.apiUrl,
    dataDir,
    waitsForList: false,
  });
  return {
    ...site,
    stop: async () => {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until a read of the list has been accepted: the first, or a later one on a busy machine. */
export const listIsRead = (site: Site) =>
  expect.poll(() => sourceOf(site), { timeout: 60_000 }).toBe('platform');

/** Waits until a read of the list has failed or been rejected. */
export const listIsNotRead = (site: Site) =>
  expect.poll(site.output, { timeout: 60_000 }).toMatch(/could not be read|shrank suddenly/);

async function sourceOf(site: Site): Promise<unknown> {
  const health: unknown = await (await fetch(`${site.url}/api/health`)).json();
  return typeof health === 'object' && health !== null && 'source' in health ? health.source : null;
}
