/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { UploadScreen } from '@/components/hosted/upload-screen';
import { HOSTED_FORMS } from '@/lib/config/browser-limits/hosted';
import { HOSTED_SCREENS } from '@/lib/content/pages/hosted-screens';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const UPLOAD = HOSTED_SCREENS.upload;
const LINK = { href: 'https://forms.test/upload?recordId=u-41', origin: 'https://forms.test' };
const portal = () => screen.queryByTitle(UPLOAD.title);
const loading = () => screen.queryAllByText('Loading the upload portal');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('loads for three seconds, then opens the portal (HF-02)', () => {
  render(<UploadScreen hosted={UPLOAD} siteUrl="https://site.test" link={LINK} />);
  pass(HOSTED_FORMS.uploadLoadingMs - 1);
  expect(loading()).not.toEqual([]);
  expect(portal()).toBeNull();
  pass(1);
  expect(portal()).toHaveAttribute('src', LINK.href);
  expect(loading()).toEqual([]);
});

it('opens nothing once it was left', () => {
  const { unmount } = render(
    <UploadScreen hosted={UPLOAD} siteUrl="https://site.test" link={LINK} />,
  );
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
