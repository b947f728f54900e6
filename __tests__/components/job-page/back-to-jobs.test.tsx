/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { BackToJobs } from '@/components/job-page/back-to-jobs';
import '@/components/job-page/elements/back-to-jobs';

const cameFrom = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
const hrefOn = (address: string) => {
  window.history.replaceState(null, '', address);
  const { unmount } = render(<BackToJobs />);
  const href = screen.getByRole('link', { name: 'Back to jobs' }).getAttribute('href');
  unmount();
  return href;
};

describe('Back to jobs (JD-01, JD-02)', () => {
  it.each([
    ['?from=state%3DTX%26page%3D2', '/jobs?state=TX&page=2'],
    ['?from=', '/jobs'],
    ['?from=https%3A%2F%2Fevil.example', '/jobs'],
    ['?from=%2F%2Fevil.example%3Fstate%3DTX', '/jobs'],
    ['', '/jobs'],
  ])('with %p leads to %s', (search, href) => {
    expect(hrefOn(`/jobs/a1${search}`)).toBe(href);
  });

  it.each([
    ['http://localhost/jobs?state=TX', '/jobs?state=TX'],
    ['http://localhost/Imaging-Jobs', '/Imaging-Jobs'],
    ['http://localhost/job-map-embed?state=TX', '/job-map?state=TX'],
    ['http://localhost/jobs/in/texas', '/jobs/in/texas'],
    ['http://localhost/jobs/in/texas/houston', '/jobs/in/texas/houston'],
    ['http://localhost/jobs/for/icu?page=2', '/jobs/for/icu?page=2'],
    ['http://localhost/jobs/for/icu/in/texas', '/jobs/for/icu/in/texas'],
    ['http://localhost/pay/icu', '/pay/icu'],
    ['http://localhost/apply/a1', '/jobs'],
    ['http://localhost/jobs/infusion-1', '/jobs'],
    ['http://localhost/jobs/b2', '/jobs'],
    ['https://search.example/?q=jobs', '/jobs'],
    ['', '/jobs'],
  ])('on a first page that was reached from %p leads to %s', (referrer, href) => {
    cameFrom(referrer);
    expect(hrefOn('/jobs/a1')).toBe(href);
  });
});

describe('Back to jobs in a browser that does not expose its history', () => {
  const go = jest.spyOn(window.history, 'go').mockImplementation(() => {});
  const press = (referrer: string, init = {}) => {
    go.mockClear();
    cameFrom(referrer);
    window.history.replaceState(null, '', '/jobs/a1?from=state%3DTX');
    const { unmount } = render(<BackToJobs />);
    const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'Back to jobs' }), init);
    // The page is left, so the link is not followed later.
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    return { isFollowed, steps: go.mock.calls };
  };

  beforeAll(() => window.history.pushState(null, '', '/jobs/a1'));

  it('goes back where the list led here, so that it is shown as it was left', () => {
    const back = { isFollowed: false, steps: [[-1]] };
    expect(press('http://localhost/jobs?state=TX')).toEqual(back);
    expect(press('http://localhost/jobs?state=TX&collapsed=true')).toEqual(back);
  });

  it.each(['beforeunload', 'pagehide'])(
    'does not follow the link once %s shows that another page is on its way, however slow it is',
    (begun) => {
      jest.useFakeTimers();
      // jsdom logs that it cannot navigate.
      const log = jest.spyOn(console, 'error').mockImplementation(() => {});
      const navigated = () => log.mock.calls.length;
      try {
        cameFrom('http://localhost/jobs?state=TX');
        window.history.replaceState(null, '', '/jobs/a1?from=state%3DTX');
        const { unmount } = render(<BackToJobs />);
        fireEvent.click(screen.getByRole('link', { name: 'Back to jobs' }));
        window.dispatchEvent(new Event(begun));
        jest.advanceTimersByTime(60_000);
        expect(navigated()).toBe(0);
        fireEvent.click(screen.getByRole('link', { name: 'Back to jobs' }));
        jest.advanceTimersByTime(60_000);
        expect(navigated()).toBe(1);
        unmount();
      } finally {
        log.mockRestore();
        jest.useRealTimers();
      }
    },
  );

  it.each([
    ['another list', 'http://localhost/jobs?state=OH', {}],
    ['another site', 'https://search.example/jobs?state=TX', {}],
    ['nowhere', '', {}],
    ['the list, into a new tab', 'http://localhost/jobs?state=TX', { metaKey: true }],
  ])('follows the link from %s', (_, referrer, init) => {
    // jsdom logs that it cannot navigate.
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(press(referrer, init)).toEqual({ isFollowed: true, steps: [] });
    log.mockRestore();
  });
});
