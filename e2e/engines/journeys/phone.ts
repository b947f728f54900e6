import type { EngineName } from '../../support/engines/engine';
import { expect, test } from '../../support/engines/test';
import { isDark, wordsContrast } from '../../support/engines/words-contrast';
import { button, CARD, COUNT, facet, inOverlay, link, SAVE, TAGS, VIEW_DETAILS } from './targets';

const HOME_PICKER = { css: '#pick-q' };
/** Between a phone's text of usual size and its ground (WCAG 2.2, 1.4.3), and for large text. */
const LEAST_CONTRAST = 3;

const inLong = (isLong: boolean) => ({ tag: isLong ? ['@long'] : [] });

/** What most visitors do, on a phone. */
export function phoneJourneys(engine: EngineName): void {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test(`${engine}: a search from the home page is still in its fields after Back`, async ({
      visitor,
    }) => {
      await visitor.open('/');
      await visitor.press(HOME_PICKER);
      await visitor.press(inOverlay('[role=option]'));
      await visitor.press(inOverlay('[data-done]'));
      const chosen = await visitor.value(HOME_PICKER);
      expect(chosen).not.toBe('');
      await visitor.press(button('Search'));
      await visitor.arrives(/^\/jobs\?title=/);
      await visitor.shows(CARD);
      await visitor.back();
      await visitor.arrives('/');
      // A task after 'pageshow', in which browsers restore fields.
      await visitor.waits(
        'for the field',
        async () => (await visitor.value(HOME_PICKER)) === chosen,
      );
      await visitor.press(button('Search'));
      await visitor.arrives(/^\/jobs\?title=/);
    });

    test(`${engine}: a filter changes the list, and its overlay leads to the jobs`, async ({
      visitor,
    }) => {
      await visitor.open('/jobs');
      await visitor.press(button('Expand'));
      await visitor.press(facet('State'));
      const done = inOverlay('button', 'Show ');
      const all = await visitor.text(done);
      await visitor.press(inOverlay('label'));
      await visitor.waits('for the number', async () => (await visitor.text(done)) !== all);
      const [, promised] = /(\d+)/.exec(await visitor.text(done)) ?? [];
      await visitor.press(done);
      await visitor.hides(done);
      await visitor.hides(facet('State'));
      await visitor.waits('for the address', async () => /[?&]state=/.test(await visitor.path()));
      await visitor.shows({ ...COUNT, says: `${promised} position` });
      await visitor.waits('for the jobs', async () => (await visitor.top(CARD)) < 600);
      // An engine may scroll once more, after Back has closed the overlay.
      await visitor.rests();
      expect(await visitor.top(CARD)).toBeLessThan(600);
      expect(await visitor.top(COUNT)).toBeGreaterThanOrEqual(0);
    });

    test(`${engine}: a saved job and a filter are as they were after Back, and a press removes the job`, async ({
      visitor,
    }) => {
      await visitor.open('/jobs?state=TX');
      await visitor.press(SAVE);
      await visitor.waits('to save', async () => (await visitor.reads(SAVE)).pressed);
      const found = await visitor.text(COUNT);
      const isSamePage = await visitor.marks();
      await visitor.press(VIEW_DETAILS);
      await visitor.arrives(/^\/jobs\/\w+/);
      await visitor.back();
      await visitor.arrives('/jobs?state=TX');
      expect(await isSamePage(), 'the page comes from the back/forward cache').toBe(true);
      await visitor.rests();
      const { pressed, checked } = await visitor.reads(SAVE);
      expect({ pressed, checked }).toEqual({ pressed: true, checked: true });
      expect(await visitor.text(COUNT)).toBe(found);
      expect(await visitor.text(TAGS)).toContain('Texas');
      await visitor.press(SAVE);
      await visitor.waits('to remove', async () => !(await visitor.reads(SAVE)).pressed);
      expect((await visitor.reads(SAVE)).checked).toBe(false);
      await visitor.press(SAVE);
      await visitor.open('/saved');
      await visitor.shows({ css: 'main article' });
      await visitor.shows({ css: 'main p', says: 'Safari clears it' });
    });

    test(`${engine}: the drawer opens, leads on, and is closed after Back`, async ({ visitor }) => {
      const menu = { css: 'menu-drawer > button' };
      await visitor.open('/about');
      await visitor.press(menu);
      await visitor.press(inOverlay('summary', 'Browse Jobs'));
      await visitor.shows(inOverlay('a', 'View All Jobs'));
      await visitor.press(inOverlay('summary', 'About'));
      await visitor.hides(inOverlay('a', 'View All Jobs'));
      await visitor.keys('Escape');
      await visitor.hides(inOverlay('summary'));
      expect((await visitor.reads(menu)).focused).toBe(true);
      await visitor.press(menu);
      await visitor.press(inOverlay('summary', 'Browse Jobs'));
      await visitor.press(inOverlay('a', 'View All Jobs'));
      await visitor.arrives('/jobs');
      await visitor.back();
      await visitor.arrives('/about');
      await visitor.hides(inOverlay('summary'));
    });

    test(
      `${engine}: pages and orders of the list are steps of the history`,
      { tag: '@long' },
      async ({ visitor }) => {
        await visitor.open('/jobs');
        const first = await visitor.text(CARD);
        await visitor.press({ css: 'nav[aria-label] a[href*="page=2"]' });
        await visitor.waits('for page 2', async () => /[?&]page=2/.test(await visitor.path()));
        await visitor.waits('for other jobs', async () => (await visitor.text(CARD)) !== first);
        await visitor.back();
        await visitor.waits('for page 1', async () => (await visitor.path()) === '/jobs');
        await visitor.waits('for its jobs', async () => (await visitor.text(CARD)) === first);
        await visitor.choose({ css: 'select[name=sort]' }, 'Highest Pay');
        await visitor.waits('for the order', async () =>
          /sort=highestPay/.test(await visitor.path()),
        );
        await visitor.waits('for its jobs', async () => (await visitor.text(CARD)) !== first);
      },
    );

    test(
      `${engine}: Back to jobs leads to the place where the list was left`,
      { tag: '@long' },
      async ({ visitor }) => {
        await visitor.open('/jobs?state=TX');
        const fourth = { css: 'main li:nth-of-type(4) article a', says: 'View Details' };
        await visitor.scroll((await visitor.top(fourth)) - 400);
        const place = await visitor.sees(() => scrollY);
        expect(place).toBeGreaterThan(400);
        await visitor.press(fourth);
        await visitor.arrives(/^\/jobs\/\w+/);
        await visitor.press(link('Back to jobs'));
        await visitor.arrives('/jobs?state=TX');
        const isThere = (was: number) => Math.abs(scrollY - was) < 100;
        await visitor.waits('for its place', () => visitor.sees(isThere, place));
      },
    );
  });

  test.describe('in the dark', () => {
    test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });

    for (const path of ['/', '/about', '/jobs', '/recruiter-riley', '/Travel-Nursing-Jobs'])
      test(
        `${engine}: the words at the top of ${path} can be read`,
        inLong(path !== '/'),
        async ({ visitor }) => {
          await visitor.open(path);
          expect(await isDark(visitor)).toBe(true);
          const faint = (await wordsContrast(visitor)).filter(
            ({ contrast }) => contrast < LEAST_CONTRAST,
          );
          expect(faint).toEqual([]);
        },
      );
  });
}
