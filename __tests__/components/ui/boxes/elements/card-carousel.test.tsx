/** @jest-environment jsdom */
import { CAROUSEL } from '@/lib/config/limits';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { installScrolling, installWindow, setTabHidden } from '@/__tests__/support/browser';
import { Carousel } from '@/components/ui/boxes/carousel';
import '@/components/ui/boxes/elements/card-carousel';

let browser: ReturnType<typeof installWindow>;
beforeEach(() => {
  jest.useFakeTimers();
  browser = installWindow();
  installScrolling();
});
afterEach(() => {
  setTabHidden(false);
  jest.useRealTimers();
});

async function show(count = 12) {
  render(
    <>
      <Carousel
        what="jobs"
        labelledBy="heading"
        heading={<h2 id="heading">Jobs</h2>}
        slides={Array.from({ length: count }, (_, n) => ({
          key: String(n),
          content: <a href={`/${n}`}>Job {n}</a>,
        }))}
        pageSize={{ desktop: 3, mobile: 1 }}
      />
      <button>Elsewhere</button>
    </>,
  );
  // It starts when it comes into view.
  await act(() => Promise.resolve());
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const carousel = () => screen.getByRole('group', { name: 'Jobs' });
/** The current page, by its dot. */
const page = () => {
  const dots = screen.getAllByRole('button', { name: /^Page/ });
  return dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;
};
const reachable = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((item) => (item.hasAttribute('inert') ? [] : [item.textContent]));

describe('a carousel (HM-16, HM-17, HM-18)', () => {
  it('shows three on a desktop, and the others cannot be reached', async () => {
    await show();
    expect(reachable()).toEqual(['Job 0', 'Job 1', 'Job 2']);
  });

  it('moves forward and back, wrapping at both ends', async () => {
    await show();
    press('Previous jobs');
    expect(page()).toBe(4);
    expect(reachable()).toEqual(['Job 9', 'Job 10', 'Job 11']);
    wait(CAROUSEL.transitionLockMs);
    press('Next jobs');
    expect(page()).toBe(1);
    wait(CAROUSEL.transitionLockMs);
    press('Page 3 of jobs');
    expect(page()).toBe(3);
    expect(carousel()).toHaveTextContent('3 / 4');
  });

  it('ignores a second move for 600 ms', async () => {
    await show();
    press('Next jobs');
    wait(CAROUSEL.transitionLockMs - 1);
    press('Next jobs');
    press('Page 4 of jobs');
    expect(page()).toBe(2);
    wait(1);
    press('Next jobs');
    expect(page()).toBe(3);
  });

  it('moves on every 5 seconds, and waits the whole time after a manual move', async () => {
    await show();
    wait(CAROUSEL.autoAdvanceMs - 1);
    expect(page()).toBe(1);
    wait(1);
    expect(page()).toBe(2);
    wait(CAROUSEL.autoAdvanceMs - 1_000);
    press('Next jobs');
    wait(CAROUSEL.autoAdvanceMs - 1);
    expect(page()).toBe(3);
    wait(1);
    expect(page()).toBe(4);
    wait(CAROUSEL.autoAdvanceMs);
    expect(page()).toBe(1);
  });

  it('pauses while hovered', async () => {
    await show();
    fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
    wait(4 * CAROUSEL.autoAdvanceMs);
    expect(page()).toBe(1);
    fireEvent.pointerLeave(carousel());
    wait(CAROUSEL.autoAdvanceMs);
    expect(page()).toBe(2);
  });

  it('pauses while something in it has the focus', async () => {
    await show();
    act(() => screen.getByRole('link', { name: 'Job 1' }).focus());
    wait(4 * CAROUSEL.autoAdvanceMs);
    expect(page()).toBe(1);
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    wait(CAROUSEL.autoAdvanceMs);
    expect(page()).toBe(2);
  });

  it('pauses in a hidden tab', async () => {
    await show();
    setTabHidden(true);
    wait(4 * CAROUSEL.autoAdvanceMs);
    expect(page()).toBe(1);
    setTabHidden(false);
    wait(CAROUSEL.autoAdvanceMs);
    expect(page()).toBe(2);
  });

  it('does not move by itself under reduced motion', async () => {
    await show();
    browser.reduceMotion();
    wait(4 * CAROUSEL.autoAdvanceMs);
    expect(page()).toBe(1);
    expect(screen.getByRole('button', { name: 'Play jobs' })).toBeVisible();
    press('Next jobs');
    expect(page()).toBe(2);
  });

  it('is paused and resumed by its button', async () => {
    await show();
    press('Pause jobs');
    wait(4 * CAROUSEL.autoAdvanceMs);
    expect(page()).toBe(1);
    press('Play jobs');
    wait(CAROUSEL.autoAdvanceMs);
    expect(page()).toBe(2);
  });

  it('responds to the arrow keys on its buttons, and announces what it did', async () => {
    await show();
    const next = screen.getByRole('button', { name: 'Next jobs' });
    fireEvent.keyDown(next, { key: 'ArrowRight' });
    expect(page()).toBe(2);
    expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 4');
    wait(CAROUSEL.transitionLockMs);
    fireEvent.keyDown(next, { key: 'ArrowLeft' });
    expect(page()).toBe(1);
  });

  it('shows one on a phone, and starts over when the layout switches', async () => {
    await show();
    press('Next jobs');
    expect(page()).toBe(2);
    browser.resize(390);
    expect(page()).toBe(1);
    expect(reachable()).toEqual(['Job 0']);
    wait(CAROUSEL.transitionLockMs);
    press('Next jobs');
    expect(reachable()).toEqual(['Job 1']);
    browser.resize(1280);
    expect(page()).toBe(1);
    expect(reachable()).toEqual(['Job 0', 'Job 1', 'Job 2']);
  });

  it('tracks where a swipe has moved it to', async () => {
    await show();
    const row = screen.getByRole('list').parentElement;
    if (!row) throw new Error('The cards stand in no row');
    row.scrollLeft = 1_750;
    fireEvent.scroll(row);
    wait(99);
    expect(page()).toBe(1);
    wait(1);
    expect(page()).toBe(3);
    expect(reachable()).toEqual(['Job 6', 'Job 7', 'Job 8']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('tracks a second swipe that ends while the first is still locked', async () => {
    await show();
    const row = screen.getByRole('list').parentElement;
    if (!row) throw new Error('The cards stand in no row');
    for (const [left, ms] of [
      [875, 350],
      [1_750, 350],
    ] as const) {
      row.scrollLeft = left;
      fireEvent.scroll(row);
      wait(ms);
    }
    expect(page()).toBe(2);
    wait(400);
    expect(page()).toBe(3);
    expect(reachable()).toEqual(['Job 6', 'Job 7', 'Job 8']);
  });

  it('has no controls if there is only one card', async () => {
    await show(1);
    expect(screen.queryByRole('button', { name: /jobs/ })).not.toBeInTheDocument();
  });
});
