import sharp from 'sharp';
import { luminance } from './contrast';

/** A line of text in the window: its colour, its place, and the contrast that WCAG 2.2 (1.4.3) asks of it. */
type Words = {
  readonly text: string;
  readonly color: readonly [number, number, number];
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly least: number;
};

/** For the second picture: what is behind the words. */
export const HIDE_WORDS =
  '* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; transition: none !important }';

/** Share of a line's pixels that may be too faint: a bird or a cable that a letter crosses. */
const FAINT_SHARE = 0.03;

/**
 * The words in the window inside these elements. It runs in the page and needs nothing from outside, so that any driver can send it to
 * any browser.
 */
export function findWords(selector: string): Words[] {
  const words: Words[] = [];
  for (const region of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || text === '' || parent.closest('.visually-hidden, [inert], dialog:not([open])'))
        continue;
      const { color, fontSize, fontWeight, visibility, opacity } = getComputedStyle(parent);
      if (visibility !== 'visible' || opacity !== '1') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        const isWhole = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
        const top = isWhole ? document.elementFromPoint(x + width / 2, y + height / 2) : null;
        if (width < 4 || !top || !(parent.contains(top) || top.contains(parent))) continue;
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
        const size = parseFloat(fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        const box = { x, y, width, height };
        words.push({ text, color: [red, green, blue], box, least: isLarge ? 3 : 4.5 });
      }
    }
  }
  return words;
}

/**
 * Words that are too faint on what is painted behind them.
 * @param words from `findWords`
 * @param behind a picture of the window while `HIDE_WORDS` applies, one pixel for each CSS pixel
 */
export async function faintWords(words: readonly Words[], behind: Buffer): Promise<string[]> {
  const { data, info } = await sharp(behind)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const byte = (at: number) => data[at] ?? 0;
  return words.flatMap(({ text, color, box, least }) => {
    const front = luminance(...color) + 0.05;
    let faint = 0;
    let all = 0;
    for (let y = Math.ceil(box.y); y < Math.min(info.height, box.y + box.height); y += 1) {
      for (let x = Math.ceil(box.x); x < Math.min(info.width, box.x + box.width); x += 1) {
        const at = (y * info.width + x) * info.channels;
        const ground = luminance(byte(at), byte(at + 1), byte(at + 2)) + 0.05;
        all += 1;
        if (Math.max(front, ground) / Math.min(front, ground) < least) faint += 1;
      }
    }
    return faint > all * FAINT_SHARE ? [`'${text.slice(0, 60)}': ${faint} of ${all} pixels`] : [];
  });
}

/** Whether something is visible in the lettering of the wordmark, which follows its sign. `box` is the image's place in the window. */
export async function isWordmarkVisible(shown: Buffer, box: Words['box']): Promise<boolean> {
  const letters = {
    left: Math.round(box.x + box.width * 0.35),
    top: Math.round(box.y),
    width: Math.floor(box.width * 0.6),
    height: Math.floor(box.height),
  };
  const { data, info } = await sharp(shown)
    .extract(letters)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lights: number[] = [];
  for (let at = 0; at < data.length; at += info.channels)
    lights.push(luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05) >= 4.5;
}
