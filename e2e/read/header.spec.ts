import type { Page } from '@playwright/test';
import { HEADER } from '@/lib/config/limits';
import { expect, expectAccessible, test } from '../support/test';
import { comesToLife } from '../support/comes-to-life';

const PHONE = { width: 390, height: 844 };
const header = (page: Page) => page.locator('site-header');
const browse = (page: Page) => page.getByRole('button', { name: 'Browse Jobs menu' });
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Opens a page and waits for the header's script. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(header(page)).toHaveAttribute('data-state', /./);
}

async function openDrawer(page: Page) {
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
}

test.describe('the menus of the wide header', () => {
  test('open on hover, and close when the pointer leaves (HD-05)', async ({ page }) => {
    await open(page, '/');
    const nursing = page.getByRole('link', { name: 'Nursing Jobs' });
    await expect(nursing).toBeHidden();
    await header(page).getByRole('link', { name: 'Browse Jobs' }).hover();
    await expect(nursing).toBeVisible();
    await expect(browse(page)).toHaveAttribute('aria-expanded', 'true');
    // Down across the gap, as a hand moves.
    const box = await nursing.boundingBox();
    if (!box) throw new Error('the menu has no place');
    await page.mouse.move(box.x + 20, box.y + 10, { steps: 12 });
    await expect(nursing).toBeVisible();
    await expectAccessible(page, 'an open menu at 1280 px');
    await page.mouse.move(900, 600);
    await expect(nursing).toBeHidden();
  });

  test('open by keyboard; Escape returns focus; Tab goes through and closes (HD-05)', async ({
    page,
  }) => {
    await open(page, '/jobs');
    await browse(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Nursing Jobs' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(browse(page)).toBeFocused();
    await expect(page.getByRole('link', { name: 'Nursing Jobs' })).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name: 'About', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'About menu' }).press('Enter');
    await expectAccessible(page, 'a menu opened by keyboard');
    for (let n = 0; n < 4; n += 1) await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name: 'Contact' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Our Mission' })).toBeHidden();
  });

  test('lead where they say (HD-03)', async ({ page }) => {
    await open(page, '/');
    await browse(page).click();
    await page.getByRole('link', { name: 'Pharmacy Jobs' }).click();
    await expect.poll(() => pathOf(page)).toBe('/jobs?specialty=Pharmacy');
    await expect(page.getByRole('link', { name: 'Nursing Jobs' })).toBeHidden();
  });

  test('are opened by the style sheet if no script runs', async ({ browser, world }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(world.site.url);
    await page.getByRole('link', { name: 'Browse Jobs' }).first().hover();
    await expect(page.getByRole('link', { name: 'Nursing Jobs' }).first()).toBeVisible();
    await context.close();
  });

  test('give way to the drawer below 1024 px (HD-06)', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await open(page, '/');
    await expect(opener(page)).toBeHidden();
    await expect(browse(page)).toBeVisible();
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(opener(page)).toBeVisible();
    await expect(browse(page)).toBeHidden();
  });
});

test.describe('the drawer', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  /** Swipes from one point to another, with touch events from the browser itself. */
  async function swipe(page: Page, from: [number, number], to: [number, number]) {
    const client = await page.context().newCDPSession(page);
    const at = ([x, y]: [number, number]) => [{ x, y }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await client.detach();
  }

  test('is at the right edge, with one section open at a time (HD-06)', async ({ page }) => {
    await open(page, '/');
    await openDrawer(page);
    const place = async () => {
      const box = await drawer(page).boundingBox();
      return [(box?.x ?? 0) + (box?.width ?? 0), box?.y, box?.height];
    };
    await expect.poll(place).toEqual([390, 0, 844]);
    await drawer(page).getByText('Browse Jobs').tap();
    await expect(drawer(page).getByRole('link', { name: 'View All Jobs' })).toBeVisible();
    await expectAccessible(page, 'the open drawer at 390 px');
    await drawer(page).getByText('About').tap();
    await expect(drawer(page).getByRole('link', { name: 'View All Jobs' })).toBeHidden();
    await expect(drawer(page).getByRole('link', { name: 'Our Mission' })).toBeVisible();
  });

  test('keeps focus inside and gives it back on Escape (HD-07)', async ({ page }) => {
    await open(page, '/');
    await opener(page).press('Enter');
    await expect(drawer(page)).toBeVisible();
    for (let n = 0; n < 9; n += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('closes on a press outside it (HD-07)', async ({ page }) => {
    await open(page, '/');
    await openDrawer(page);
    await page.touchscreen.tap(12, 500);
    await expect(drawer(page)).toBeHidden();
  });

  test('a swipe of 51 px to the right closes it, one of 50 px or to the left does not (HD-08)', async ({
    page,
  }) => {
    await open(page, '/');
    await openDrawer(page);
    for (const x of [90, 250]) {
      await swipe(page, [200, 700], [x, 700]);
      await page.waitForTimeout(300);
      await expect(drawer(page), `to ${x}`).toBeVisible();
    }
    await swipe(page, [200, 700], [251, 700]);
    await expect(drawer(page)).toBeHidden();
  });

  test('closes on a link and on the browser’s Back (HD-09)', async ({ page }) => {
    await open(page, '/quickapply');
    await openDrawer(page);
    await drawer(page).getByText('Browse Jobs').tap();
    await drawer(page).getByRole('link', { name: 'View All Jobs' }).tap();
    await expect.poll(() => pathOf(page)).toBe('/jobs');
    await expect(drawer(page)).toBeHidden();
    await openDrawer(page);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe('/quickapply');
    await expect(drawer(page)).toBeHidden();
    await page.goForward();
    await expect(drawer(page)).toBeHidden();
  });

  test('fits a window of 320 px, and the page does not scroll sideways', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, '/jobs');
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(await sideways()).toBe(false);
    await openDrawer(page);
    await drawer(page).getByText('Browse Jobs').tap();
    await expect(drawer(page).getByRole('link', { name: /^Call/ })).toBeInViewport();
    expect(await sideways()).toBe(false);
  });

  test('all of it scrolls on a phone in landscape: no link is behind the buttons', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await open(page, '/jobs');
    await openDrawer(page);
    const [contact, apply] = ['Contact', 'Quick Apply'].map((name) =>
      drawer(page).getByRole('link', { name, exact: true }),
    );
    await contact?.scrollIntoViewIfNeeded();
    const above = await contact?.boundingBox();
    const below = await apply?.boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await contact?.click();
    await expect(page).toHaveURL('/contact');
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const tag = reducedMotion === 'reduce' ? [] : ['@long'];
  test.describe(`the sticky header, motion: ${reducedMotion}`, { tag }, () => {
    test.use({ contextOptions: { reducedMotion } });
    const scroll = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

    test('appears after 50 px, hides on the way down, shows on the way up (HD-10)', async ({
      page,
    }) => {
      await open(page, '/jobs');
      await expect(header(page)).toHaveAttribute('data-state', 'top');
      await scroll(page, 50);
      await expect(header(page)).toHaveAttribute('data-state', 'top');
      await scroll(page, 60);
      await expect(header(page)).toHaveAttribute('data-state', 'shown');
      await expect(header(page)).toBeInViewport({ ratio: 1 });
      await scroll(page, 500);
      await expect(header(page)).not.toBeInViewport();
      await scroll(page, 450);
      await expect(header(page)).toBeInViewport({ ratio: 1 });
      await scroll(page, 0);
      await expect(header(page)).toHaveAttribute('data-state', 'top');
    });

    test('comes back after 3 seconds without scrolling (HD-11)', async ({ page }) => {
      await page.clock.install();
      await open(page, '/jobs');
      // The clock is paused, so that delays of a busy machine do not count.
      await page.clock.pauseAt(Date.now() + 60_000);
      await scroll(page, 600);
      await expect(header(page)).toHaveAttribute('data-state', 'hidden');
      await page.clock.runFor(HEADER.reappearAfterMs - 500);
      await expect(header(page)).toHaveAttribute('data-state', 'hidden');
      await page.clock.runFor(500);
      await expect(header(page)).toHaveAttribute('data-state', 'shown');
    });
  });
}

test('the header stays while it has focus or an open menu (HD-12)', async ({ page }) => {
  await open(page, '/jobs');
  await header(page).getByRole('link', { name: 'Contact' }).focus();
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.waitForTimeout(400);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await browse(page).click();
  await page.evaluate(() => window.scrollTo(0, 1200));
  await page.waitForTimeout(400);
  await expect(page.getByRole('link', { name: 'Nursing Jobs' })).toBeInViewport();
});

test(
  'the focused element is never under the header, going backwards through the page (HD-12)',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/jobs');
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    for (let n = 0; n < 45; n += 1) {
      await page.keyboard.press('Shift+Tab');
      await page.waitForTimeout(60);
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const bar = document.querySelector<HTMLElement>('site-header');
        if (!focused || !bar || bar.contains(focused)) return '';
        const { top, bottom } = focused.getBoundingClientRect();
        const isUnder = bar.dataset.state !== 'hidden' && bottom > 0 && top < bar.offsetHeight;
        return isUnder ? `${focused.textContent} at ${top}` : '';
      });
      expect(covered).toBe('');
    }
  },
);

test('the header does not come back over the focused element (HD-12)', async ({ page }) => {
  await page.clock.install();
  await open(page, '/jobs');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: 'View Details' }).nth(3).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.evaluate(() => {
    window.scrollBy(0, (document.activeElement?.getBoundingClientRect().top ?? 0) - 20);
  });
  await expect(header(page)).toHaveAttribute('data-state', 'hidden');
  await page.clock.runFor(HEADER.reappearAfterMs + 100);
  await expect(header(page)).toHaveAttribute('data-state', 'hidden');
});

test('nothing moves while the header comes and goes', { tag: '@long' }, async ({ page }) => {
  await open(page, '/');
  // A shift by the web font, which may load within 100 ms after the first paint, is not the header's (layout-shift.spec.ts).
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift' });
  });
  for (const y of [60, 400, 900, 700, 300, 0]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(350);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
});

test.describe('navigation (RT-13)', () => {
  test('a new page starts at the top; Back restores the scroll position', async ({ page }) => {
    await open(page, '/jobs');
    await comesToLife(page);
    const link = page.getByRole('link', { name: 'View Details' }).nth(5);
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(200);
    await link.click();
    await expect(page).toHaveURL(/\/jobs\/[^/?]+/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/jobs');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Available Positions');
    await page.goForward();
    await expect(page).toHaveURL(/\/jobs\/[^/?]+/);
  });

  test('a link to a fragment works repeatedly, and moves focus', async ({ page }) => {
    await open(page, '/about');
    for (const round of ['first', 'second']) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('button', { name: 'About menu' }).click();
      await page.getByRole('link', { name: 'Our Mission' }).first().click();
      await expect(page.locator('#our-mission'), round).toBeInViewport();
      await expect(page.locator('#our-mission'), round).toBeFocused();
      expect(new URL(page.url()).hash).toBe('#our-mission');
    }
  });

  test('a change of filters moves neither the page nor focus', async ({ page }) => {
    await open(page, '/jobs');
    await page.evaluate(() => window.scrollTo(0, 120));
    await page.getByRole('checkbox', { name: /^Compact States/ }).check();
    await expect(page).toHaveURL(/state=/);
    await expect(page.getByRole('checkbox', { name: /^Compact States/ })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(120);
  });
});
