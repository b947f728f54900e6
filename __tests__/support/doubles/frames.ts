import { act } from '@testing-library/react';

/** For tests of what is drawn a frame later: frames come when they are asked for, and what is seen is what is told. */
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

  /** The frame that paints the rest. */
  const frame = () => act(() => jest.advanceTimersToNextFrame());
  /** And what comes once it is painted. */
  const afterFrame = () => act(() => jest.advanceTimersByTime(1));
  return {
    frame,
    afterFrame,
    turn: () => {
      frame();
      afterFrame();
    },
    /** Says whether the last thing that is watched may be seen. */
    tell: (isIntersecting: boolean) => seen(isIntersecting),
  };
}
