import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Part = { name: string; x: number; y: number; width: number; height: number };

/** WCAG 2.2, 1.4.11: the least contrast between a control or a drawing and its background. */
const LEAST = 3;

/** Controls, and everything that is drawn, with their places on the whole page. */
const partsOf = (page: Page): Promise<Part[]> =>
  page.evaluate(() => {
    const isDrawn = (element: Element) =>
      element.matches('a, button, input, select, textarea, summary, svg, [role="button"]') ||
      ['', '::before', '::after'].some((pseudo) => {
        const { maskImage, clipPath } = getComputedStyle(element, pseudo);
        return maskImage !== 'none' || clipPath.startsWith('polygon');
      });
    /** The map draws beyond its edge, where nothing is visible. */
    const isCut = (element: Element) => {
      const map = element.closest('.leaflet-container')?.getBoundingClientRect();
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return map && (left < map.left || top < map.top || right > map.right || bottom > map.bottom);
    };
    return [...document.querySelectorAll('header *, main *, footer *')]
      .filter(
        (element) =>
          isDrawn(element) &&
          !element.closest('[inert], .visually-hidden') &&
          !isCut(element) &&
          !element.parentElement?.closest('svg') &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const of = element.closest('a, button, label') ?? element.parentElement;
        const name = `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')}"> of '${(of?.getAttribute('aria-label') ?? of?.textContent ?? '').trim().slice(0, 40)}'`;
        return { name, x: left + scrollX, y: top + scrollY, width, height };
      })
      .filter(
        ({ x, y, width, height }) =>
          x >= 0 && y >= 0 && width >= 6 && height >= 6 && x + width <= innerWidth,
      );
  });

/** Relative luminance (WCAG 2.2) of a colour whose channels are 0 to 255. */
export function luminance(red: number, green: number, blue: number): number {
  const linear = (value: number) =>
    value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Controls and drawings with too little contrast anywhere, judged by the page's own pixels. */
export async function invisible(page: Page): Promise<readonly string[]> {
  const parts = await partsOf(page);
  const picture = sharp(await page.screenshot({ fullPage: true, scale: 'css' })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const byte = (at: number) => data[at] ?? 0;
  return parts
    .filter(({ x, y, width, height }) => {
      let darkest = 1;
      let lightest = 0;
      for (
        let row = Math.max(0, Math.floor(y) - 1);
        row < Math.min(info.height, y + height + 1);
        row += 1
      ) {
        for (
          let column = Math.max(0, Math.floor(x) - 1);
          column < Math.min(info.width, x + width + 1);
          column += 1
        ) {
          const at = (row * info.width + column) * info.channels;
          const light = luminance(byte(at), byte(at + 1), byte(at + 2));
          darkest = Math.min(darkest, light);
          lightest = Math.max(lightest, light);
        }
      }
      return (lightest + 0.05) / (darkest + 0.05) < LEAST;
    })
    .map(({ name }) => name);
}
