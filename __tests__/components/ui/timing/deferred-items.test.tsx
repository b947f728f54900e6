/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { DeferredItems } from '@/components/ui/timing/deferred-update';

let tell: (isIntersecting: boolean) => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      tell = (isIntersecting) =>
        act(() => callback([{ isIntersecting }] as IntersectionObserverEntry[], this as never));
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as never;
});
afterEach(() => jest.useRealTimers());

/** A frame with what was new, and what comes after it. */
function aTurn() {
  act(() => jest.advanceTimersToNextFrame());
  act(() => jest.advanceTimersByTime(1));
}

const place = { current: document.body };
const list = (words: string, atOnce = false) => (
  <DeferredItems
    atOnce={atOnce}
    seenWith={place}
    items={[...words].map((word, at) => (
      <b key={at}>{word}</b>
    ))}
  />
);

it('draws three that are new a frame, and is no shorter before its end', () => {
  const { container, rerender } = render(list('abcdefgh'));
  tell(false);
  rerender(list('ABCDEFG'));
  expect(container.textContent).toBe('abcdefgh');
  aTurn();
  expect(container.textContent).toBe('ABCdefgh');
  aTurn();
  expect(container.textContent).toBe('ABCDEFgh');
  aTurn();
  expect(container.textContent).toBe('ABCDEFG');
});

it('grows by as many', () => {
  const { container, rerender } = render(list('a'));
  rerender(list('ABCDE'));
  aTurn();
  expect(container.textContent).toBe('ABC');
  aTurn();
  expect(container.textContent).toBe('ABCDE');
});

it('draws the first of them at once where they may be seen', () => {
  const { container, rerender } = render(list('abcde'));
  tell(true);
  rerender(list('ABCDE'));
  expect(container.textContent).toBe('ABCde');
  aTurn();
  expect(container.textContent).toBe('ABCDE');
});

it('goes on with the last of several changes, from its beginning', () => {
  const { container, rerender } = render(list('abcde'));
  rerender(list('ABCDE'));
  aTurn();
  rerender(list('vwxyz'));
  expect(container.textContent).toBe('ABCde');
  aTurn();
  aTurn();
  expect(container.textContent).toBe('vwxyz');
});

it('draws all at once where the page needs all of it', () => {
  const { container, rerender } = render(list('abcde'));
  rerender(list('ABCDE', true));
  expect(container.textContent).toBe('ABCDE');
});
