import { act } from '@testing-library/react';

/** For tests of deferred rendering: the test triggers frames, and decides what is visible. */
export function holdFrames() {
  let seen: (isIntersecting: boolean) => void = () => undefined;
  beforeEach(() => {
    jest.useFakeTimers();
    window.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        seen = (isIntersecting) =>
          act(() => callback([{ isIntersecting }] as IntersectionObserverEntry[], this as never));
      }
      observe = () => undefined;
      disconnect = () => undefined;
    } as never;
  });
  afterEach(() => jest.useRealTimers());

  /** Runs the frame that paints the rest. */
  const frame = () => act(() => jest.advanceTimersToNextFrame());
  /** Runs what follows once it is painted. */
  const afterFrame = () => act(() => jest.advanceTimersByTime(1));
  return {
    frame,
    afterFrame,
    turn: () => {
      frame();
      afterFrame();
    },
    /** Reports whether the element watched last is visible. */
    tell: (isIntersecting: boolean) => seen(isIntersecting),
  };
}
