/** @jest-environment jsdom */
import type { Metric } from 'web-vitals';
import { timerTurns } from '@/__tests__/support/turns';

const settings: { gtmId: string | null; vitals: boolean } = { gtmId: null, vitals: false };
jest.mock('@/lib/config/reporting', () => ({
  get REPORTING() {
    return settings;
  },
}));
const vitals: ((metric: Partial<Metric>) => void)[] = [];
const onVital = (report: (metric: Partial<Metric>) => void) => void vitals.push(report);
jest.mock('web-vitals', () => ({
  onCLS: onVital,
  onFCP: onVital,
  onINP: onVital,
  onLCP: onVital,
  onTTFB: onVital,
}));

const idle: (() => void)[] = [];
const scripts = () => [...document.querySelectorAll('script')].map((script) => script.src);

/** Lets the page finish loading and become idle. */
async function rest() {
  await timerTurns();
  for (const work of idle.splice(0)) work();
  await timerTurns();
}

/** Renders the page as a new module each time, because it measures once per page. */
async function show() {
  jest.resetModules();
  // A document keeps the first class defined for an element.
  const name = `measures-${(count += 1)}`;
  const define = jest.spyOn(customElements, 'define').mockImplementationOnce((_, element) => {
    define.mockRestore();
    customElements.define(name, element);
  });
  await import('@/elements/page/site-measures');
  const element = document.createElement(name);
  document.body.append(element);
  return element;
}
let count = 0;

beforeEach(() => {
  settings.gtmId = 'GTM-TEST';
  settings.vitals = false;
  vitals.length = 0;
  idle.length = 0;
  delete window.dataLayer;
  document.head.replaceChildren();
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
  window.requestIdleCallback = (work) =>
    idle.push(() => work({ didTimeout: false, timeRemaining: () => 1 }));
});

describe('the tag manager', () => {
  it('loads once the page is idle, and reads the data layer from its beginning', async () => {
    await show();
    expect(scripts()).toEqual([]);
    await rest();
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST']);
    expect(window.dataLayer).toEqual([
      { event: 'gtm.js', 'gtm.start': expect.any(Number) as number },
    ]);
  });

  it('loads once, however often it is requested', async () => {
    const element = await show();
    await rest();
    element.remove();
    document.body.append(element);
    await rest();
    expect(scripts()).toHaveLength(1);
  });

  it.each([
    ['without a container', null, false],
    ['under Global Privacy Control', 'GTM-TEST', true],
  ])('does not load %s, and nothing is measured', async (_, gtmId, privacy) => {
    settings.gtmId = gtmId;
    Object.defineProperty(navigator, 'globalPrivacyControl', {
      value: privacy,
      configurable: true,
    });
    await show();
    await rest();
    expect(scripts()).toEqual([]);
    expect(vitals).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
  });

  it('waits while the page is prerendered', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    await show();
    await rest();
    expect(scripts()).toEqual([]);
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    await rest();
    expect(scripts()).toHaveLength(1);
  });

  it('is cancelled once the page is gone', async () => {
    (await show()).remove();
    await rest();
    expect(scripts()).toEqual([]);
  });
});

it("a page's web vitals go to the data layer (AN-03)", async () => {
  await show();
  await rest();
  expect(vitals).toHaveLength(5);
  vitals[0]?.({ name: 'LCP', value: 812.5, rating: 'good', id: 'v5-1' });
  expect(window.dataLayer).toContainEqual({
    event: 'web_vitals',
    metric_name: 'LCP',
    metric_value: 812.5,
    metric_rating: 'good',
    metric_id: 'v5-1',
  });
});

describe('what the site itself receives', () => {
  const sent = jest.fn();
  const vital = { name: 'LCP', value: 1200, rating: 'good', id: 'v-1' } as const;
  beforeEach(() => {
    sent.mockReset();
    Object.assign(settings, { gtmId: null, vitals: true });
    Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
  });

  it('is a name, a value and the kind of page, once, without a tag manager', async () => {
    await show();
    await rest();
    for (const report of vitals.slice(0, 2)) report(vital);
    vitals[0]?.({ ...vital, name: 'TTFB', id: 'v-2' });
    expect(sent.mock.calls).toEqual([
      ['/api/vitals', JSON.stringify({ name: 'LCP', value: 1200, kind: 'app' })],
    ]);
    expect(scripts()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
  });

  it('is nothing under Global Privacy Control, and nothing while it is off', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    await show();
    await rest();
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
    settings.vitals = false;
    await show();
    await rest();
    expect(vitals).toEqual([]);
  });
});
