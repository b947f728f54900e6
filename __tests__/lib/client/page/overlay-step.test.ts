/** @jest-environment jsdom */
import { leaveDeadStep, openOverlay, replaceAddress } from '@/lib/client/page/overlay-step';
import { currentSearch } from '@/lib/client/search/use-location-search';
import { timerTurns as settled } from '@/__tests__/support/turns';

const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/jobs?state=TX');
});
afterEach(() => settled());

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

  it('while it is being left, the page is not the one from before the overlay (JL-08)', async () => {
    const seen: string[] = [];
    const read = () => seen.push(currentSearch());
    // Before the step's own listener, as a render may be.
    window.addEventListener('popstate', read, true);
    const closed = openOverlay(jest.fn());
    replaceAddress('/jobs?state=TX&shift=Days');
    closed();
    await settled();
    window.removeEventListener('popstate', read, true);
    expect(seen).toEqual(['state=TX&shift=Days']);
    expect(currentSearch()).toBe('state=TX&shift=Days');
  });

  it('is removed once the overlay is closed otherwise, and an address written meanwhile stays', async () => {
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

  it('allows another to open while it is being removed', async () => {
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

  it('does not change the entry that the visitor reaches by going back past it', async () => {
    const close = jest.fn();
    openOverlay(close);
    replaceAddress('/jobs?state=OH');
    window.history.go(-2);
    await settled();
    expect(close).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/before');
  });

  it('restores the browser’s scrolling after it has closed, not before Safari has looked', async () => {
    const closed = openOverlay(jest.fn());
    expect(window.history.scrollRestoration).toBe('manual');
    // Safari asks just after `popstate`, in which the address is written.
    const asked: unknown[] = [];
    const replaceState = window.history.replaceState.bind(window.history);
    const spy = jest.spyOn(window.history, 'replaceState').mockImplementation((...state) => {
      asked.push(window.history.scrollRestoration);
      replaceState(...state);
    });
    closed();
    await settled();
    spy.mockRestore();
    expect(asked).toEqual(['manual']);
    expect(window.history.scrollRestoration).toBe('auto');
  });

  it('leaves scrolling alone when another overlay has opened meanwhile', async () => {
    openOverlay(jest.fn())();
    const closed = openOverlay(jest.fn());
    await settled();
    expect(window.history.scrollRestoration).toBe('manual');
    closed();
    await settled();
    expect(window.history.scrollRestoration).toBe('auto');
  });

  it('is left, once, if the page was reloaded while the overlay was open', async () => {
    // The entries as they are after a reload: the code that opened the overlay is gone.
    window.history.replaceState({ next: 'its own', belowOverlay: true }, '');
    window.history.pushState({ overlayStep: true }, '', '/jobs?state=OH');
    const heard = jest.fn();
    window.addEventListener('popstate', heard);
    leaveDeadStep();
    leaveDeadStep();
    await settled();
    expect(heard).not.toHaveBeenCalled();
    expect(address()).toBe('/jobs?state=OH');
    leaveDeadStep();
    window.history.back();
    await settled();
    expect(address()).toBe('/before');
    window.removeEventListener('popstate', heard);
  });

  it('is still known as a step when the address changes in it, and is not one without an overlay', async () => {
    leaveDeadStep();
    await settled();
    expect(address()).toBe('/jobs?state=TX');
    const closed = openOverlay(jest.fn());
    replaceAddress('/jobs?state=OH');
    expect(window.history.state).toEqual({ overlayStep: true });
    leaveDeadStep();
    await settled();
    expect(window.history.state).toEqual({ overlayStep: true });
    closed();
    await settled();
    expect(window.history.state).toBeNull();
  });

  it('does not go back from a page that the visitor has moved to meanwhile', async () => {
    const closed = openOverlay(jest.fn());
    window.history.pushState(null, '', '/about');
    closed();
    await settled();
    expect(address()).toBe('/about');
    expect(window.history.scrollRestoration).toBe('auto');
  });
});
