import { test as base } from '../test';
import type { Engine, EngineName, EngineWindow } from './engine';
import { startEngine } from './start';
import { Visitor } from './visitor';

/**
 * No fault of ours: a view transition that WebKit skips on every Back (csswg-drafts issue 13726). By its name the site knows not to
 * report it (lib/client/page/is-called-off.ts).
 */
const SKIPPED = /AbortError: .*view transition/i;

/** What went wrong in pages and is a fault of ours. */
export const faultsIn = (errors: readonly string[]): readonly string[] =>
  errors.filter((said) => !SKIPPED.test(said));

/** A test of a journey in one engine, on the world of all browser tests. `viewport` and `colorScheme` are Playwright's own options. */
export const test = base.extend<
  { engineWindow: EngineWindow; visitor: Visitor },
  { engineName: EngineName; engine: Engine }
>({
  engineName: ['chromium', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await startEngine(engineName);
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  engineWindow: async ({ engine, viewport, colorScheme }, provide, info) => {
    const size = viewport ?? { width: 1280, height: 900 };
    const window = await engine.open({ ...size, dark: colorScheme === 'dark' });
    info.annotations.push({ type: 'version', description: window.version });
    await provide(window);
    if (info.status !== info.expectedStatus)
      await info.attach('window', { body: await window.screenshot(), contentType: 'image/png' });
    await window.close();
  },
  visitor: async ({ engineWindow, world }, provide) => {
    const visitor = new Visitor(engineWindow, world.site.url);
    await provide(visitor);
    base.expect(faultsIn(await visitor.errors()), 'what went wrong in the pages').toEqual([]);
  },
});

export { expect, PDF } from '../test';
