/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useAnswer } from '@/lib/client/search/use-answer';

const asked: { url: string; signal: AbortSignal; answer: (body: unknown, ok?: boolean) => void }[] =
  [];
let told: jest.SpyInstance;
beforeEach(() => {
  asked.length = 0;
  told = jest.spyOn(console, 'error').mockImplementation();
  global.fetch = jest.fn(
    (url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        const answer = (body: unknown, ok = true) =>
          resolve({ ok, status: ok ? 200 : 500, json: () => Promise.resolve(body) });
        asked.push({ url, signal, answer });
      }),
  ) as unknown as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

const render = (url: string | null) =>
  renderHook((at: string | null) => useAnswer<number>(at), { initialProps: url });

it('sends no request without an address, and one with an address', async () => {
  const { result, rerender } = render(null);
  expect(asked).toHaveLength(0);
  rerender('/api/jobs/options');
  rerender('/api/jobs/options');
  expect(asked.map(({ url }) => url)).toEqual(['/api/jobs/options']);
  await act(async () => asked[0]?.answer(7));
  expect(result.current).toMatchObject({ answer: 7, error: null });
});

it('reports a failure with the text of the specification, and retries on request', async () => {
  const { result } = render('/x');
  await act(async () => asked[0]?.answer(null, false));
  await waitFor(() => expect(result.current.error?.message).toMatch(/^Failed to fetch jobs\./));
  expect(told).toHaveBeenCalledTimes(1);
  await act(async () => result.current.retry());
  expect(result.current.error).toBeNull();
  await act(async () => asked[1]?.answer(8));
  expect(result.current.answer).toBe(8);
});

it('aborts the request on unmount, without reporting an error', async () => {
  const { unmount } = render('/x');
  unmount();
  expect(asked[0]?.signal.aborted).toBe(true);
  await act(async () => undefined);
  expect(told).not.toHaveBeenCalled();
});

it('drops the last answer once there is no address, and a failure as soon as the address changes', async () => {
  const { result, rerender } = render('/a');
  await act(async () => asked[0]?.answer(1));
  rerender('/b');
  expect(result.current).toMatchObject({ answer: 1, of: '/a' });
  rerender(null);
  rerender('/c');
  expect(result.current).toMatchObject({ answer: null, error: null });
  await act(async () => asked[2]?.answer(null, false));
  expect(result.current.error).not.toBeNull();
  rerender('/d');
  expect(result.current.error).toBeNull();
});
