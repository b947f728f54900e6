/** @jest-environment jsdom */
import { openOverlay, replaceAddress } from '@/lib/client/overlay-step';

/** Going back takes a browser a moment. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/jobs?state=TX');
});
afterEach(settled);

describe('an overlay is a step in the history', () => {
  it('is closed by Back, and what was chosen in it stays', async () => {
    const close = jest.fn();
    const closed = openOverlay(close);
    const heard = jest.fn();
    window.addEventListener('popstate', heard);
    replaceAddress('/jobs?state=TX&shift=Days');
    window.history.back();
    await settled();
    expect(close).toHaveBeenCalledTimes(1);
    closed();
    await settled();
    expect(heard).not.toHaveBeenCalled();
    expect(address()).toBe('/jobs?state=TX&shift=Days');
    window.history.back();
    await settled();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/before');
    window.removeEventListener('popstate', heard);
  });

  it('is gone once the overlay was closed otherwise, and what is written on its way out stays', async () => {
    const close = jest.fn();
    openOverlay(close)();
    replaceAddress('/jobs?state=OH');
    await settled();
    expect(close).not.toHaveBeenCalled();
    expect(address()).toBe('/jobs?state=OH');
    expect(window.history.state).toBeNull();
    window.history.back();
    await settled();
    expect(address()).toBe('/before');
  });

  it('makes room for another that opens while it is on its way out', async () => {
    openOverlay(jest.fn())();
    const close = jest.fn();
    openOverlay(close);
    await settled();
    expect(close).not.toHaveBeenCalled();
    window.history.back();
    await settled();
    expect(close).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/jobs?state=TX');
  });

  it('leaves the entry alone that somebody goes back to beyond it', async () => {
    const close = jest.fn();
    openOverlay(close);
    replaceAddress('/jobs?state=OH');
    window.history.go(-2);
    await settled();
    expect(close).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/before');
  });

  it('lets the browser scroll again as it is left', async () => {
    const closed = openOverlay(jest.fn());
    expect(window.history.scrollRestoration).toBe('manual');
    closed();
    await settled();
    expect(window.history.scrollRestoration).toBe('auto');
  });
});
