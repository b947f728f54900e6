import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { SHARE_IMAGE_SIZE } from '../../lib/config/limits.ts';
import { SECTION_CARDS } from '../../lib/seo/section-cards.ts';
import { findChromium, hasChromium } from '../test/chromium.mjs';

const FOLDER = 'public/share';
/** Largest file (bytes): a messenger fetches the picture while someone waits for the preview. */
const MOST_BYTES = 60 * 1024;

const asUrl = async (path, type) =>
  `data:${type};base64,${(await readFile(path)).toString('base64')}`;
const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

async function toHtml({ headline, drawing, facts }, { font, tokens, wordmark }) {
  const art = await asUrl(`public/art/${drawing}.svg`, 'image/svg+xml');
  const bar = facts
    .map(({ label, value }) => `<div><span>${escape(label)}</span>${escape(value)}</div>`)
    .join('');
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: card; font-weight: 400 700; src: url(${font}); }
    ${tokens}
    * { box-sizing: border-box; margin: 0; }
    body { position: relative; width: ${SHARE_IMAGE_SIZE.width}px; height: ${SHARE_IMAGE_SIZE.height}px; overflow: hidden;
      background: var(--sky-${drawing}); color: var(--pine-900); font-family: card; isolation: isolate; }
    .art { position: absolute; z-index: -1; left: 0; bottom: -40px; width: 1200px; height: 600px; }
    .words { padding: 52px 64px; }
    .mark { display: block; height: 46px; }
    p { max-width: 12.5em; margin-top: 34px; font-size: ${headline.length > 22 ? 72 : 86}px; font-weight: 600; line-height: 1;
      letter-spacing: -0.035em; word-spacing: 0.05em; text-wrap: balance; }
    .bar { position: absolute; left: 64px; bottom: 52px; display: flex; padding: 16px 0; border-radius: 22px;
      background: var(--sand-50); box-shadow: var(--shadow-3); }
    .bar div { padding: 0 26px; font-size: 29px; font-weight: 600; line-height: 1.3; letter-spacing: -0.02em; }
    .bar div + div { border-left: 1px solid var(--sand-300); }
    .bar span { display: block; color: var(--color-muted); font-size: 20px; font-weight: 400; letter-spacing: 0; }
  </style><body><img class="art" src="${art}" alt="">
  <div class="words"><img class="mark" src="${wordmark}" alt=""><p>${escape(headline)}</p></div>
  <div class="bar">${bar}</div>`;
}

/** A share image for each row of `lib/seo/section-cards.ts`: one sky, one headline, one bar. */
export async function makeShareImages() {
  if (!hasChromium())
    throw new Error('no Chromium: `npm test` fetches one, or CHROMIUM_PATH says where it is');
  await mkdir(FOLDER, { recursive: true });
  const shared = {
    font: await asUrl('app/fonts/instrument-sans-latin-wght-normal.woff2', 'font/woff2'),
    tokens: await readFile('app/tokens.css', 'utf8'),
    wordmark: await asUrl('public/art/wordmark.svg', 'image/svg+xml'),
  };
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
  });
  const page = await browser.newPage({ viewport: SHARE_IMAGE_SIZE });
  const made = [];
  for (const card of SECTION_CARDS) {
    await page.setContent(await toHtml(card, shared));
    await page.evaluate(() => document.fonts.ready);
    const png = await sharp(await page.screenshot())
      .png({ palette: true, quality: 90, dither: 0.4, effort: 10, compressionLevel: 9 })
      .toBuffer();
    const path = `${FOLDER}/${card.name}.png`;
    if (png.length > MOST_BYTES) throw new Error(`${path} is ${png.length} bytes`);
    await writeFile(path, png);
    made.push({ path, bytes: png.length });
  }
  await browser.close();
  return made;
}
