/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { Late } from '@/components/ui/timing/late';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The frame that paints the rest. */
const aFrame = () => act(() => jest.advanceTimersToNextFrame());
/** And what comes once it is painted. */
const afterIt = () => act(() => jest.advanceTimersByTime(1));

it('draws what is new in the frame after the one that paints the rest', () => {
  const { container, rerender } = render(<Late atOnce={false}>before</Late>);
  expect(container.textContent).toBe('before');
  rerender(<Late atOnce={false}>after</Late>);
  aFrame();
  expect(container.textContent).toBe('before');
  afterIt();
  expect(container.textContent).toBe('after');
});

it('draws the last of several changes', () => {
  const { container, rerender } = render(<Late atOnce={false}>before</Late>);
  rerender(<Late atOnce={false}>between</Late>);
  aFrame();
  rerender(<Late atOnce={false}>after</Late>);
  afterIt();
  expect(container.textContent).toBe('before');
  aFrame();
  afterIt();
  expect(container.textContent).toBe('after');
});

it('draws at once where the page needs all of it', () => {
  const { container, rerender } = render(<Late atOnce={false}>before</Late>);
  rerender(<Late atOnce={false}>between</Late>);
  rerender(<Late atOnce>after</Late>);
  expect(container.textContent).toBe('after');
  aFrame();
  afterIt();
  expect(container.textContent).toBe('after');
});

describe('beside what may be on the screen', () => {
  let tell: (isIntersecting: boolean) => void = () => undefined;
  beforeEach(() => {
    window.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        tell = (isIntersecting) =>
          act(() => callback([{ isIntersecting }] as IntersectionObserverEntry[], this as never));
      }
      observe = () => undefined;
      disconnect = () => undefined;
    } as never;
  });
  const seen = { current: document.body };
  const inside = (words: string) => (
    <Late atOnce={false} seenWith={seen}>
      {words}
    </Late>
  );

  it('draws at once what can be seen, and what comes into view', () => {
    const { container, rerender } = render(inside('before'));
    tell(true);
    rerender(inside('seen'));
    expect(container.textContent).toBe('seen');
    tell(false);
    rerender(inside('out of view'));
    expect(container.textContent).toBe('seen');
    tell(true);
    expect(container.textContent).toBe('out of view');
  });

  it('draws what is out of view a frame later', () => {
    const { container, rerender } = render(inside('before'));
    tell(false);
    rerender(inside('after'));
    expect(container.textContent).toBe('before');
    aFrame();
    afterIt();
    expect(container.textContent).toBe('after');
  });
});
