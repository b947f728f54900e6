import { mkdirSync } from 'node:fs';
import sharp from 'sharp';

/** What README.md shows. `deskScrollY` is how far the page is scrolled on a desk. */
export const README_PICTURES = [
  { name: 'readme-home', path: '/' },
  { name: 'readme-job', path: '/jobs/{job}' },
  { name: 'readme-list', path: '/jobs' },
  { name: 'readme-map', path: '/job-map', deskScrollY: 264 },
];
const FOLDER = 'docs/pictures';
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const PICTURE = { width: 1600, height: 600 };
/** For the map to come, and for what moves to rest. */
const SETTLE_MS = 1_000;

/** What a visitor sees of a page at first, as a data URL. No other machine is asked, so the map shows its outline of the states. */
async function shoot(browser, url, viewport, colorScheme, scrollY = 0) {
  const page = await browser.newPage({
    viewport,
    colorScheme,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  try {
    await page.route(
      ({ host }) => host !== new URL(url).host,
      (route) => route.abort(),
    );
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate((y) => window.scrollTo(0, y), scrollY);
    await page.waitForTimeout(SETTLE_MS);
    return `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
  } finally {
    await page.close();
  }
}

/** A desk that is day on the left and night on the right, a phone by day and a phone by night. */
const composition = (desk, phone) => `
  <style>
    body { display: flex; gap: 24px; margin: 0; }
    figure { position: relative; height: ${PICTURE.height}px; margin: 0; overflow: hidden; border-radius: 20px; }
    figure::after { content: ''; position: absolute; inset: 0; border: 2px solid rgb(128 128 128 / 50%); border-radius: inherit; }
    img { display: block; height: 100%; }
    .right { position: absolute; inset: 0; clip-path: polygon(58% 0, 100% 0, 100% 100%, 42% 100%); }
  </style>
  <figure><img src="${desk.light}"><img class="right" src="${desk.dark}"></figure>
  <figure><img src="${phone.light}"></figure>
  <figure><img src="${phone.dark}"></figure>`;

/** Makes one of the pictures and writes it into docs/pictures. */
export async function takeReadmePicture(browser, { name, deskScrollY }, url) {
  const inBothSchemes = async (viewport, scrollY) => ({
    light: await shoot(browser, url, viewport, 'light', scrollY),
    dark: await shoot(browser, url, viewport, 'dark', scrollY),
  });
  const desk = await inBothSchemes(DESK, deskScrollY);
  const phone = await inBothSchemes(PHONE);
  const page = await browser.newPage({ viewport: PICTURE });
  try {
    await page.setContent(composition(desk, phone));
    const picture = await page.screenshot({ omitBackground: true });
    mkdirSync(FOLDER, { recursive: true });
    await sharp(picture)
      .trim()
      .webp({ quality: 70, effort: 6 })
      .toFile(`${FOLDER}/${name.replace('readme-', '')}.webp`);
  } finally {
    await page.close();
  }
}
