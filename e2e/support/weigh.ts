import { brotliCompressSync } from 'node:zlib';
import { expect, type APIRequestContext, type Page, type Response } from '@playwright/test';
import type { PageKind } from './weight-budgets';

/** What a page weighs, in bytes after brotli 11: its HTML, the style sheets its first paint waits for, and its scripts before and after the first input. */
export type PageWeight = {
  readonly page: string;
  readonly kind: PageKind;
  readonly html: number;
  readonly styles: number;
  readonly before: number;
  readonly after: number;
  /** Paths of all scripts. */
  readonly scripts: readonly string[];
};

/** The bytes of a body as the front sends it: brotli 11. */
export const brotliBytes = (body: Buffer): number => brotliCompressSync(body).length;

const MAP_ADDRESS = /\n\/\/# sourceMappingURL=(\S+)\s*$/;

/** A script of the test build, and the address of its source map: scripts that visitors get do not name one. */
export function splitScript(body: Buffer): { readonly code: Buffer; readonly map: string | null } {
  const text = body.toString();
  const [end = '', map = null] = MAP_ADDRESS.exec(text) ?? [];
  return { code: Buffer.from(text.slice(0, text.length - end.length)), map };
}

/** Weights by path: the name of a script is derived from its content. */
const weights = new Map<string, number>();

async function weigh(path: string, response: Response): Promise<number> {
  const weight = weights.get(path) ?? brotliBytes(splitScript(await response.body()).code);
  weights.set(path, weight);
  return weight;
}

/** Notes every script of the page from here on, by path, with its weight. */
export function noteScripts(page: Page) {
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { pathname } = new URL(response.url());
    scripts.set(pathname, weigh(pathname, response));
  });
  return {
    paths: () => [...scripts.keys()],
    weight: async () =>
      (await Promise.all(scripts.values())).reduce((total, bytes) => total + bytes, 0),
  };
}

/** A page's HTML. A build has no jobs: pages that show some are rendered again at their first request, and returned then. */
export async function htmlWithJobs(request: APIRequestContext, path: string): Promise<Buffer> {
  let html: Buffer = Buffer.alloc(0);
  await expect(async () => {
    html = await (await request.get(path)).body();
    if (path === '/' || path.endsWith('-Jobs')) expect(html.toString()).toContain('<article');
  }).toPass();
  return html;
}

/** The bytes of style sheets, each compressed by itself. @param addresses absolute ones */
export async function styleBytes(
  request: APIRequestContext,
  addresses: readonly string[],
): Promise<number> {
  const bytes = await Promise.all(
    addresses.map(async (address) => brotliBytes(await (await request.get(address)).body())),
  );
  return bytes.reduce((total, more) => total + more, 0);
}

/** Does what nearly every visitor does first, and waits for all that the page then requests. */
export async function touch(page: Page): Promise<void> {
  // `networkidle` is about the load, and has already been reached.
  let open = 0;
  let asked = 0;
  page.on('request', () => {
    open += 1;
    asked += 1;
  });
  const ended = () => {
    open -= 1;
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 200);
  await page.keyboard.press('Tab');
  let before = -1;
  const isQuiet = () => {
    const last = before;
    before = asked;
    return open <= 0 && before === last;
  };
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true);
}
