import type { Page } from '@playwright/test';

/** Longer walks would only pass more of the same cards; `npm run test:long` walks further. */
const MOST_STEPS = process.env.ACCESS_LONG ? 40 : 10;

/**
 * What is wrong with the focused element: it is not visible (WCAG 2.2, 2.4.11, and more strictly: something pinned covers a
 * part of it), or it has no focus ring (2.4.7). Null if nothing is wrong, and 'out' beyond the page's own content.
 */
const focusNow = (page: Page) =>
  page.evaluate(async () => {
    // The header reacts to a scroll in the next frame.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const focused = document.activeElement;
    const main = document.querySelector('main');
    if (!focused || !main?.contains(focused)) return 'out';
    const name = `<${focused.tagName.toLowerCase()}> ${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 50) || focused.getAttribute('name')}`;
    const shown = focused.closest('label') ?? focused;
    const isPinned = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isPinned(element.parentElement));
    let seen = 0;
    for (const { left, top, width, height } of shown.getClientRects()) {
      for (const x of [0.1, 0.5, 0.9]) {
        for (const y of [0.1, 0.5, 0.9]) {
          const over = document.elementFromPoint(left + width * x, top + height * y);
          if (!over) continue;
          if (shown.contains(over) || over.contains(shown)) seen += 1;
          else if (isPinned(over) && !over.closest('dialog'))
            return `${name} lies under ${over.closest('header') ? 'the header' : over.className}`;
        }
      }
    }
    if (seen === 0) return `${name} is not to be seen`;
    const ringed = [focused.parentElement, focused, shown, ...shown.querySelectorAll('*')];
    const hasRing = ringed.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    // Focus within a frame is shown there.
    return hasRing || focused.matches('iframe') ? null : `${name} has no ring`;
  });

/** Checks again for a while: a map moves the focused element into view with an animation. */
async function focusSettled(page: Page) {
  let now = await focusNow(page);
  for (let look = 0; look < 10 && now && now !== 'out'; look += 1) {
    await page.waitForTimeout(100);
    now = await focusNow(page);
  }
  return now;
}

/** Goes through the page's content by keyboard, forwards from its start or backwards from its end. Returns what is wrong. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
  await page.evaluate((isBack) => {
    // The keyboard starts from here: beside the content, and not a tab stop.
    const place = document.createElement('span');
    place.tabIndex = -1;
    document.querySelector('main')?.[isBack ? 'append' : 'prepend'](place);
    place.focus();
    place.remove();
  }, key === 'Shift+Tab');
  const wrong: string[] = [];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press(key);
    const now = await focusSettled(page);
    if (now === 'out') break;
    if (now) wrong.push(`${key}: ${now}`);
  }
  return wrong;
}
