import { finishFirst } from '@/lib/server/draining';

/** As `scripts/drain.mjs` finds it. */
const unfinished = () =>
  Reflect.get(globalThis, Symbol.for('fernway.unfinished')) as ReadonlySet<unknown>;

describe('work an ending process waits for', () => {
  it.each([
    ['done', (end: (work: Promise<string>) => void) => end(Promise.resolve('done'))],
    ['failed', (end: (work: Promise<string>) => void) => end(Promise.reject(new Error('failed')))],
  ])('is known until it is %s', async (_, how) => {
    let end: (work: Promise<string>) => void = () => undefined;
    const work = finishFirst(new Promise<string>((resolve) => (end = resolve)));
    expect([...unfinished()]).toEqual([work]);
    how(end);
    await work.catch(() => undefined);
    expect([...unfinished()]).toEqual([]);
  });
});
