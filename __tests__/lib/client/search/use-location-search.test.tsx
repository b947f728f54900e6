/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { isStep, useLocationSearch, writeSearch } from '@/lib/client/search/use-location-search';

jest.mock('next/navigation', () => ({ useSearchParams: () => null }));

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/jobs');
});
afterEach(() => jest.useRealTimers());

const render = () => renderHook(() => useLocationSearch('')).result;
/** Renders what is due, and ends the frame. */
const aFrame = () =>
  act(() => {
    jest.advanceTimersByTime(17);
  });

it('reports a press in the next frame, and writes the address after that is painted', () => {
  const search = render();
  act(() => writeSearch('state=TX', 'toggle'));
  expect(search.current).toBe('');
  aFrame();
  expect(search.current).toBe('state=TX');
  aFrame();
  expect(window.location.search).toBe('');
  aFrame();
  expect(window.location.search).toBe('?state=TX');
});

it('reports a second press in between just as soon', () => {
  const search = render();
  act(() => writeSearch('state=TX', 'toggle'));
  aFrame();
  act(() => writeSearch('state=TX%2CIA', 'toggle'));
  aFrame();
  expect(search.current).toBe('state=TX%2CIA');
  aFrame();
  aFrame();
  expect(window.location.search).toBe('?state=TX%2CIA');
});

it('drops a pending press if the page of the list is turned before it is reported', () => {
  const search = render();
  act(() => writeSearch('state=TX', 'toggle'));
  act(() => writeSearch('state=TX&page=2', 'push'));
  expect(search.current).toBe('state=TX&page=2');
  aFrame();
  aFrame();
  expect(window.location.search).toBe('?state=TX&page=2');
});

it('does not push the same step twice', () => {
  render();
  const before = window.history.length;
  act(() => writeSearch('sort=recent', 'push'));
  act(() => writeSearch('sort=recent', 'push'));
  expect(window.history.length).toBe(before + 1);
});

it('distinguishes a step in the history from a press', () => {
  render();
  act(() => writeSearch('sort=recent', 'push'));
  expect(isStep()).toBe(true);
  act(() => writeSearch('state=TX', 'toggle'));
  expect(isStep()).toBe(false);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(isStep()).toBe(true);
});

it('writes the address before a link is followed, and not after it', () => {
  render();
  const before = window.location.href;
  document.body.innerHTML = '<p>Words</p><a href="/jobs/1"><b>A job</b></a>';
  const followed: string[] = [];
  document.body.addEventListener('click', (event) => {
    event.preventDefault();
    followed.push(window.location.search);
  });
  act(() => writeSearch('state=TX', 'toggle'));
  document.querySelector('p')?.click();
  document.querySelector('b')?.click();
  expect(followed).toEqual(['', '?state=TX']);
  window.history.replaceState(null, '', before);
  aFrame();
  aFrame();
  aFrame();
  expect(window.location.href).toBe(before);
});
