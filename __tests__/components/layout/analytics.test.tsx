/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { Analytics } from '@/components/layout/analytics';

const settings: { gtmId: string | null } = { gtmId: null };
jest.mock('@/lib/config/reporting', () => ({
  get REPORTING() {
    return settings;
  },
}));
const vitals: ((metric: object) => void)[] = [];
jest.mock('next/web-vitals', () => ({
  useReportWebVitals: (report: (metric: object) => void) => void vitals.push(report),
}));

const idle: (() => void)[] = [];
const scripts = () => [...document.querySelectorAll('script')].map((script) => script.src);

/** The page as it stands after loading, with nothing left to do. */
async function rest() {
  await act(async () => idle.splice(0).forEach((work) => work()));
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
}

beforeEach(() => {
  settings.gtmId = 'GTM-TEST';
  vitals.length = 0;
  idle.length = 0;
  delete window.dataLayer;
  document.head.replaceChildren();
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
  window.requestIdleCallback = (work) =>
    idle.push(() => work({ didTimeout: false, timeRemaining: () => 1 }));
});

describe('the tag manager', () => {
  it('loads once the page rests, and reads the data layer from its beginning', async () => {
    render(<Analytics />);
    expect(scripts()).toEqual([]);
    await rest();
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST']);
    expect(window.dataLayer).toEqual([
      { event: 'gtm.js', 'gtm.start': expect.any(Number) as number },
    ]);
  });

  it('loads once, however often it is asked', async () => {
    const { unmount } = render(<Analytics />);
    await rest();
    unmount();
    render(<Analytics />);
    await rest();
    expect(scripts()).toHaveLength(1);
  });

  it.each([
    ['without a container', null, false],
    ['under Global Privacy Control', 'GTM-TEST', true],
  ])('does not load %s, nor is anything measured', async (_, gtmId, privacy) => {
    settings.gtmId = gtmId;
    Object.defineProperty(navigator, 'globalPrivacyControl', {
      value: privacy,
      configurable: true,
    });
    render(<Analytics />);
    await rest();
    expect(scripts()).toEqual([]);
    expect(vitals).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
  });

  it('is called off by a page that has gone', async () => {
    render(<Analytics />).unmount();
    await rest();
    expect(scripts()).toEqual([]);
  });
});

it("a page's web vitals go to the data layer (AN-03)", async () => {
  render(<Analytics />);
  await rest();
  vitals[0]?.({ name: 'LCP', value: 812.5, rating: 'good', id: 'v5-1', entries: [] });
  expect(window.dataLayer).toContainEqual({
    event: 'web_vitals',
    metric_name: 'LCP',
    metric_value: 812.5,
    metric_rating: 'good',
    metric_id: 'v5-1',
  });
});
