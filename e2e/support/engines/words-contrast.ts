import sharp from 'sharp';
import { luminance } from '../contrast';
import type { Visitor } from './visitor';

type Box = { readonly words: string; x: number; y: number; width: number; height: number };

/** Words, and pictures of words, of the header and of the region that continues behind it, each with its box in the window. */
function topWords(): Box[] {
  const boxes: Box[] = [];
  const add = (words: string, { x, y, width, height }: DOMRect) => {
    if (
      width > 2 &&
      height > 2 &&
      x >= 0 &&
      x + width <= innerWidth &&
      y >= 0 &&
      y + height <= innerHeight
    )
      boxes.push({ words, x, y, width, height });
  };
  for (const top of document.querySelectorAll('header, [data-under-header]')) {
    for (const picture of top.querySelectorAll<HTMLImageElement>('img[alt]:not([alt=""])'))
      add(picture.alt, picture.getBoundingClientRect());
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!parent || parent.closest('dialog, [hidden], .visually-hidden, button, input')) continue;
      if (getComputedStyle(parent).visibility !== 'visible') continue;
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S{2,}/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [box] = range.getClientRects();
        if (box) add(word, box);
      }
    }
  }
  return boxes;
}

/** Paints the words in nothing, so that their ground shows. */
function hideWords(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:is(header, [data-under-header]) * { color: transparent !important; text-shadow: none !important; transition: none !important }
     :is(header, [data-under-header]) img[alt]:not([alt=""]) { visibility: hidden }`,
  );
  document.adoptedStyleSheets = [sheet];
}

async function pixelsOf(visitor: Visitor) {
  const { data, info } = await sharp(await visitor.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const byte = (at: number) => data[at] ?? 0;
  return (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return luminance(byte(at), byte(at + 1), byte(at + 2));
  };
}

/**
 * How much the words at the top of a page differ from their ground, by the page's own pixels with and without them: drawings, and
 * pictures of words, are judged as they are painted.
 */
export async function wordsContrast(
  visitor: Visitor,
): Promise<readonly { readonly words: string; readonly contrast: number }[]> {
  // Drawings are there, and nothing is faded in. `decode()` would say when they are painted, but WebKit may never answer it.
  await visitor.waits('for the pictures', () =>
    visitor.sees(() =>
      [...document.images].every((image) => image.loading === 'lazy' || image.complete),
    ),
  );
  await visitor.rests();
  const boxes = await visitor.sees(topWords);
  const shown = await pixelsOf(visitor);
  await visitor.sees(hideWords);
  await visitor.rests();
  const ground = await pixelsOf(visitor);
  return boxes.map(({ words, x, y, width, height }) => {
    let most = 1;
    for (let row = Math.ceil(y); row < y + height - 1; row += 1)
      for (let column = Math.ceil(x); column < x + width - 1; column += 1) {
        const [one, other] = [shown(column, row), ground(column, row)];
        most = Math.max(most, (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
      }
    return { words, contrast: Math.round(most * 10) / 10 };
  });
}

/** Whether the page has its night colours. */
export const isDark = (visitor: Visitor): Promise<boolean> =>
  visitor.sees(() => {
    const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return Number(red) < 60;
  });
