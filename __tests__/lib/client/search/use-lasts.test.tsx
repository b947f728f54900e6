/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useLasts } from '@/lib/client/search/use-lasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('is true once the condition has held without a break for the given time', () => {
  const { result, rerender } = renderHook(({ isSo }) => useLasts(isSo, 300), {
    initialProps: { isSo: true },
  });
  wait(299);
  expect(result.current).toBe(false);
  rerender({ isSo: false });
  rerender({ isSo: true });
  wait(299);
  expect(result.current).toBe(false);
  wait(1);
  expect(result.current).toBe(true);
  rerender({ isSo: false });
  expect(result.current).toBe(false);
});
