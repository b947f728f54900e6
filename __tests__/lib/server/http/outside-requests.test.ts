import { AsyncLocalStorage } from 'node:async_hooks';
import { outsideRequests } from '@/lib/server/http/outside-requests';
import { processWide } from '@/lib/server/process/process-wide';

describe('work outside of any request', () => {
  it('does not see the request that started it', async () => {
    const request = new AsyncLocalStorage<string>();
    const runOutside = outsideRequests();
    await request.run('a page', async () => {
      expect(request.getStore()).toBe('a page');
      expect(
        await outsideRequests()(async () => Promise.resolve(request.getStore())),
      ).toBeUndefined();
      expect(request.getStore()).toBe('a page');
    });
    expect(outsideRequests()).toBe(runOutside);
  });
});

describe('what exists once per process', () => {
  it('is created once, also for another copy of the module', () => {
    const make = jest.fn(() => ({}));
    const held = processWide('test', make);
    jest.isolateModules(() => {
      const copy = jest.requireActual<{ processWide: typeof processWide }>(
        '@/lib/server/process/process-wide',
      );
      expect(copy.processWide).not.toBe(processWide);
      expect(copy.processWide('test', make)).toBe(held);
    });
    expect(make).toHaveBeenCalledTimes(1);
  });
});
