import { chromium, type Page } from 'playwright';
import { findChromium } from '@/scripts/test/chromium.mjs';
import { halfAndMost, ms } from './figures';

const SLOW_DOWN = 4;
const CLICKS = 12;

/** Records the longest task and the longest event in the page. */
function watch() {
  const seen = { task: 0, event: 0 };
  Object.assign(window, { benchSeen: seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration);
  }).observe({ type: 'longtask' });
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.event = Math.max(seen.event, duration);
  }).observe(events);
}

/** Time from the next click to the first frame with a changed count, in ms. */
function nextChange(): Promise<number> {
  return new Promise((resolve) => {
    const count = document.querySelector('section [role=status]');
    let pressed = 0;
    window.addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), {
      capture: true,
      once: true,
    });
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    });
    if (count) observer.observe(count, { characterData: true, childList: true, subtree: true });
  });
}

const seenIn = (page: Page) =>
  page.evaluate(() => {
    const { benchSeen } = window as Window & { benchSeen?: { task: number; event: number } };
    const seen = { task: benchSeen?.task ?? NaN, event: benchSeen?.event ?? NaN };
    Object.assign(benchSeen ?? {}, { task: 0, event: 0 });
    return seen;
  });

/** What a filter costs on a slow phone: from click to the new result's first frame. */
export async function measureFilters(origin: string) {
  const onMachine = findChromium();
  const browser = await chromium.launch({
    ...(onMachine ? { executablePath: onMachine } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addInitScript(watch);
    await page.goto(`${origin}/jobs`, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await seenIn(page);
    const loading = performance.now();
    await page.getByRole('button', { name: /^Speciality/ }).click();
    await page.waitForLoadState('networkidle');
    const loaded = performance.now() - loading;
    const opened = await seenIn(page);
    const boxes = page.getByRole('group', { name: 'Speciality' }).getByRole('checkbox');
    const changes: number[] = [];
    for (let n = 0; n < CLICKS; n += 1) {
      const changed = page.evaluate(nextChange);
      await boxes.nth(n).check();
      changes.push(await changed);
    }
    const { task, event } = await seenIn(page);
    return [
      [`filter in the browser at ${SLOW_DOWN} × CPU, p50 · p95`, halfAndMost(changes)],
      ['  longest event', ms(event)],
      ['  longest task', task === 0 ? 'under 50 ms' : ms(task)],
      ['  loading the list: longest task', opened.task === 0 ? 'under 50 ms' : ms(opened.task)],
      ['  loading the list, to quiet', ms(loaded)],
    ] as const;
  } finally {
    await browser.close();
  }
}
