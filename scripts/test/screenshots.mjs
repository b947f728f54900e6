// Takes pictures of every page and state of a running site at the three widths, into the ignored folder screenshots/, and the four of
// the README, into docs/pictures/:
//   npm run screenshots [http://localhost:3000 [part of a name …]]
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium } from './chromium.mjs';
import { say } from '../say.mjs';
import { README_PICTURES, takeReadmePicture } from './readme-pictures.mjs';
import { PICTURES, STATES } from './screenshot-list.mjs';

const [origin = `http://localhost:${process.env.PORT || '3000'}`, ...wanted] =
  process.argv.slice(2);
const WIDTHS = [390, 768, 1440];
const HEIGHT = 900;

mkdirSync('screenshots', { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
});
const openJobs = await firstJobs();
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part));
for (const shot of [...PICTURES, ...STATES].filter(isWanted)) {
  for (const width of shot.widths ?? WIDTHS) await take(shot, width);
  say('screenshots', shot.name);
}
for (const picture of README_PICTURES.filter(isWanted)) {
  await takeReadmePicture(browser, picture, new URL(withJobs(picture.path), origin).href);
  say('screenshots', picture.name);
}
await browser.close();

/** Ids of three open jobs, for the pages of jobs. */
async function firstJobs() {
  const html = await (await fetch(new URL('/jobs', origin))).text();
  const ids = [...html.matchAll(/href="\/apply\/([\w-]+)"/g)].map(([, id]) => id);
  return ids.length > 0 ? [...new Set(ids)].slice(0, 3) : ['no-job'];
}

function withJobs(path) {
  return path.replace('{jobs}', openJobs.join()).replace('{job}', openJobs[0]);
}

async function take({ name, path, act, whole = true }, width) {
  const page = await browser.newPage({
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
  });
  try {
    await page.goto(new URL(withJobs(path), origin).href, {
      waitUntil: 'networkidle',
    });
    // Lazy images that are out of view would be missing from the picture.
    await page.evaluate(async () => {
      const later = [...document.querySelectorAll('img[loading="lazy"]')];
      for (const image of later) image.setAttribute('loading', 'eager');
      await Promise.all(later.map((image) => image.decode().catch(() => {})));
    });
    page.setDefaultTimeout(5_000);
    await act?.(page, width);
    await page.screenshot({ path: `screenshots/${name}-${width}.png`, fullPage: whole });
  } catch (error) {
    say('screenshots', `${name} at ${width}: ${String(error).split('\n')[0]}`);
    process.exitCode = 1;
  } finally {
    await page.close();
  }
}
