import { AsyncLocalStorage } from 'node:async_hooks';
import { startRounds } from '@/lib/server/spool/rounds';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('rounds of the courier', () => {
  it('are nobody’s request, whoever wakes it', async () => {
    const request = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const rounds = startRounds(() => {
      seen.push(request.getStore());
      return Promise.resolve('clear');
    });
    await turn();
    request.run('a visitor’s', rounds.wake);
    await turn();
    rounds.stop();
    expect(seen).toEqual([undefined, undefined]);
  });
});
