/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareLink } from '@/components/ui/actions/share-link';
import '@/components/ui/actions/elements/share-link';

const LINK = '/jobs?state=TX&q=night%20nurse';
const WHOLE = `http://localhost${LINK}`;

function setUp(sheet?: jest.Mock) {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  const view = render(<ShareLink url={LINK} title="Open jobs" label="Share this search" />);
  return { user, ...view };
}

describe('a link to share', () => {
  it('is copied whole, and says so until there is another link to share', async () => {
    const { user, rerender } = setUp();
    await user.click(screen.getByRole('button', { name: 'Share this search' }));
    expect(await screen.findByText('Link copied')).toBe(screen.getByRole('status'));
    expect(await navigator.clipboard.readText()).toBe(WHOLE);
    expect(screen.queryByRole('button', { name: 'More ways' })).not.toBeInTheDocument();

    rerender(<ShareLink url="/jobs" title="Open jobs" label="Share this search" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['refuses', { writeText: () => Promise.reject(new Error('no')) }],
    ['is not there', undefined],
  ])('is shown for copying by hand if the clipboard %s', async (_, clipboard) => {
    const { user } = setUp();
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    await user.click(screen.getByRole('button', { name: 'Share this search' }));
    expect(await screen.findByText(`Copy this link: ${WHOLE}`)).toBeVisible();
  });

  it('opens the device’s share sheet if there is one; closing it is not an error', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    const { user } = setUp(share);
    await user.click(screen.getByRole('button', { name: 'More ways' }));
    expect(share).toHaveBeenCalledWith({ title: 'Open jobs', url: WHOLE });
  });
});
