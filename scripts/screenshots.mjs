// Pictures of pages at the three widths, into the ignored folder screenshots/: node scripts/screenshots.mjs http://localhost:3000 / /jobs
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium } from './chromium.mjs';
import { say } from './say.mjs';

const [origin = 'http://localhost:3000', ...paths] = process.argv.slice(2);
const WIDTHS = [390, 768, 1440];

mkdirSync('screenshots', { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
});
for (const path of paths.length > 0 ? paths : ['/', '/jobs', '/quickapply']) {
  for (const width of WIDTHS) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    await page.goto(new URL(path, origin).href, { waitUntil: 'networkidle' });
    // What loads only when it comes into view would be missing from the picture.
    await page.evaluate(async () => {
      const later = [...document.querySelectorAll('img[loading="lazy"]')];
      for (const image of later) image.setAttribute('loading', 'eager');
      await Promise.all(later.map((image) => image.decode().catch(() => {})));
    });
    const name = path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';
    await page.screenshot({ path: `screenshots/${name}-${width}.png`, fullPage: true });
    await page.close();
  }
  say('screenshots', path);
}
await browser.close();
