import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { SITE } from '@/lib/config/site';
import { comesToLife } from './comes-to-life';
import { makeScene, type Scene, type SceneOptions } from './world/scene';
import { makeWorld, type World } from './world/world';

type TestFixtures = {
  /** Makes a site and a platform for one test, stopped with it. */
  ownWorld: (options?: Parameters<typeof makeWorld>[0]) => Promise<World>;
  /** Makes a platform for one test, which can start and end sites on it. All are stopped after the test. */
  ownScene: (options?: SceneOptions) => Promise<Scene>;
};
type WorkerFixtures = { build: 'bare' | 'full'; world: World };

/** A Playwright test with a running site and its platform; other host names do not resolve (playwright.config.ts). */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  build: ['bare', { scope: 'worker', option: true }],
  world: [
    async ({ build }, provide) => {
      const world = await makeWorld({ build });
      await provide(world);
      await world.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ world }, provide) => provide(world.site.url),
  context: async ({ context }, provide, info) => {
    await provide(context);
    if (info.status !== info.expectedStatus) await tellWhatStands(context.pages());
  },
  // Acts as a visitor slower than the page's scripts; slow-scripts.spec.ts tests a faster one.
  page: async ({ page, javaScriptEnabled }, provide) => {
    const alive = async () => {
      if (javaScriptEnabled !== false) await comesToLife(page, 5_000).catch(() => undefined);
    };
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (options?.waitUntil !== 'commit') await alive();
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      await alive();
      return response;
    };
    await provide(page);
  },
  ownWorld: async ({}, provide) => {
    const worlds: World[] = [];
    await provide(async (options) => {
      const world = await makeWorld(options);
      worlds.push(world);
      return world;
    });
    for (const world of worlds) await world.close();
  },
  ownScene: async ({}, provide) => {
    const scenes: Scene[] = [];
    await provide(async (options) => {
      const scene = await makeScene(options);
      scenes.push(scene);
      return scene;
    });
    for (const scene of scenes) await scene.close();
  },
});

export { expect };

/**
 * Makes a site and a platform for all tests of a file or of a describe block, stopped after them.
 * @returns a function, because the world runs only from `beforeAll` on
 */
export function sharedWorld(options?: Parameters<typeof makeWorld>[0]): () => World {
  let world: World | undefined;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    world = await makeWorld(options);
  });
  test.afterAll(() => world?.close());
  return () => {
    if (!world) throw new Error('The world runs from beforeAll on.');
    return world;
  };
}

/** Logs where a test failed and what the page said: the log outlives the screenshots. */
async function tellWhatStands(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const main = page.locator('main').first();
    const text = await main.innerText({ timeout: 1_000 }).catch(() => '(no main)');
    console.log(`${page.url()} shows: ${text.replace(/\s+/g, ' ').slice(0, 600)}`);
  }
}

/** The page in its current state has no accessibility finding (WCAG 2.2 A and AA, and axe's best practices). */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Waits for transitions: colours in transition are not the page's own, nor are those of a page that fades into another.
  await page.evaluate(async () => {
    const { activeViewTransition } = document as {
      activeViewTransition?: { finished: Promise<unknown> } | null;
    };
    const transitions = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .map((transition) => transition.finished);
    const ended = Promise.allSettled([activeViewTransition?.finished, ...transitions]);
    // They end with frames, of which a browser in the background draws none.
    await Promise.race([ended, new Promise((passed) => setTimeout(passed, 5_000))]);
  });
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Axe needs a second page only for frames of another origin.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
  expect(found, `axe on ${state}`).toEqual([]);
}

/** A small file that every check takes for a PDF. */
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);

/** How long a visitor reads a form (ms): longer than 2,000, below which the sender counts as a bot (docs/product/spec.md, section 9). */
const READING_MS = 2_250;

/**
 * Advances the page's clock until the form has been shown for long enough, instead of waiting. Ticks the consent box if it is not
 * ticked by default.
 * @param time 'real' waits, so that a captcha can load its script meanwhile, as it does for visitors
 */
export async function readTheForm(page: Page, time: 'moved' | 'real' = 'moved'): Promise<void> {
  const consent = page.getByRole('checkbox', { name: /I agree/ });
  if (!SITE.consentDefault && (await consent.count()) > 0) await consent.check();
  const missingMs = await page.evaluate((readingMs) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return Math.max(0, readingMs - (paint ? performance.now() - paint.startTime : 0));
  }, READING_MS);
  if (time === 'real') return page.waitForTimeout(missingMs);
  await page.evaluate((ahead) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + ahead;
  }, missingMs);
}
