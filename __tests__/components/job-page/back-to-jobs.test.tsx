/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { BackToJobs } from '@/components/job-page/back-to-jobs';
import '@/elements/job/back-to-jobs';

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
    ['http://localhost/apply/a1', '/jobs'],
    ['https://search.example/?q=jobs', '/jobs'],
    ['', '/jobs'],
  ])('on a first page that was reached from %p leads to %s', (referrer, href) => {
    cameFrom(referrer);
    expect(hrefOn('/jobs/a1')).toBe(href);
  });
});
