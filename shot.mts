import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const [,, path, name, ...ws] = process.argv;
for (const w of (ws.length ? ws : ['390','768','1440']).map(Number)) {
  const p = await b.newPage({ viewport: { width: w, height: 900 } });
  p.on('console', (m) => { if (m.type() === 'error') console.log(w, m.text().slice(0, 200)); });
  await p.goto('http://127.0.0.1:3120' + path, { waitUntil: 'networkidle' }).catch(() => 0);
  console.log(w, await p.evaluate(() => document.documentElement.scrollWidth));
  await p.screenshot({ path: `/tmp/w2-${name}-${w}.png`, fullPage: false, clip: undefined });
  await p.setViewportSize({ width: w, height: 1700 });
  await p.screenshot({ path: `/tmp/w2-${name}-${w}-tall.png` });
  await p.close();
}
await b.close();
