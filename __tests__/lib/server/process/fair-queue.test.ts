import { createFairQueue, isQueueFull } from '@/lib/server/process/fair-queue';

/** A queue whose work the test finishes, oldest first. */
function byHand(limits = { atOnce: 1, waitingMax: 4 }) {
  const queue = createFairQueue(limits);
  const running: { name: string; end: (error?: Error) => void }[] = [];
  const log: string[] = [];
  const run = (client: string, name: string) =>
    queue
      .run(
        client,
        () =>
          new Promise<void>((resolve, reject) =>
            running.push({ name, end: (error) => (error ? reject(error) : resolve()) }),
          ),
      )
      .then(
        () => log.push(name),
        (error: unknown) =>
          log.push(isQueueFull(error) ? `${name} of ${error.client}: full` : `${name} failed`),
      );
  const finish = async (error?: Error) => {
    running.shift()?.end(error);
    await new Promise(setImmediate);
  };
  return { run, finish, log, running };
}

describe('a queue that clients share', () => {
  it('gives each client its turn, whoever came first with how much', async () => {
    const { run, finish, log } = byHand();
    for (const name of ['a1', 'a2', 'a3']) void run('a', name);
    void run('b', 'b1');
    void run('c', 'c1');
    for (let n = 0; n < 5; n += 1) await finish();
    expect(log).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });

  it('gives up the newest of the client with most, and a newcomer only if all have as much', async () => {
    const { run, finish, log } = byHand();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) void run('a', name);
    await new Promise(setImmediate);
    expect(log).toEqual(['a6 of a: full']);
    for (const client of ['b', 'c', 'd', 'e']) void run(client, client);
    await new Promise(setImmediate);
    expect(log.slice(1)).toEqual([
      'a5 of a: full',
      'a4 of a: full',
      'a3 of a: full',
      'e of e: full',
    ]);
    for (let n = 0; n < 5; n += 1) await finish();
    expect(log.slice(5)).toEqual(['a1', 'a2', 'b', 'c', 'd']);
  });

  it('goes on after work that failed', async () => {
    const { run, finish, log, running } = byHand({ atOnce: 2, waitingMax: 4 });
    for (const name of ['a1', 'a2', 'a3']) void run('a', name);
    expect(running.map(({ name }) => name)).toEqual(['a1', 'a2']);
    await finish(new Error('no page'));
    for (let n = 0; n < 2; n += 1) await finish();
    expect(log).toEqual(['a1 failed', 'a2', 'a3']);
  });
});
