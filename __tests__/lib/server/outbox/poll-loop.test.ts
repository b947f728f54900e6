import { AsyncLocalStorage } from 'node:async_hooks';
import { startPollLoop } from '@/lib/server/outbox/poll-loop';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('polls of the worker', () => {
  it('run outside the context of the request that woke them', async () => {
    const request = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const polls = startPollLoop(() => {
      seen.push(request.getStore());
      return Promise.resolve('clear');
    });
    await turn();
    request.run('a visitor’s', polls.wake);
    await turn();
    polls.stop();
    expect(seen).toEqual([undefined, undefined]);
  });
});
