/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { DeferredUpdate } from '@/components/ui/timing/deferred-update';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The frame that paints the rest. */
const aFrame = () => act(() => jest.advanceTimersToNextFrame());
/** And what comes once it is painted. */
const afterIt = () => act(() => jest.advanceTimersByTime(1));

it('draws what is new in the frame after the one that paints the rest', () => {
  const { container, rerender } = render(<DeferredUpdate atOnce={false}>before</DeferredUpdate>);
  expect(container.textContent).toBe('before');
  rerender(<DeferredUpdate atOnce={false}>after</DeferredUpdate>);
  aFrame();
  expect(container.textContent).toBe('before');
  afterIt();
  expect(container.textContent).toBe('after');
});

it('draws the last of several changes', () => {
  const { container, rerender } = render(<DeferredUpdate atOnce={false}>before</DeferredUpdate>);
  rerender(<DeferredUpdate atOnce={false}>between</DeferredUpdate>);
  aFrame();
  rerender(<DeferredUpdate atOnce={false}>after</DeferredUpdate>);
  afterIt();
  expect(container.textContent).toBe('before');
  aFrame();
  afterIt();
  expect(container.textContent).toBe('after');
});

it('draws at once where the page needs all of it', () => {
  const { container, rerender } = render(<DeferredUpdate atOnce={false}>before</DeferredUpdate>);
  rerender(<DeferredUpdate atOnce={false}>between</DeferredUpdate>);
  rerender(<DeferredUpdate atOnce>after</DeferredUpdate>);
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
    <DeferredUpdate atOnce={false} seenWith={seen}>
      {words}
    </DeferredUpdate>
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
