import { finishFirst } from '@/lib/server/process/draining';
import { globals } from '@/server/process-globals.mjs';

describe('work that an ending process waits for', () => {
  it.each([
    ['done', (end: (work: Promise<string>) => void) => end(Promise.resolve('done'))],
    ['failed', (end: (work: Promise<string>) => void) => end(Promise.reject(new Error('failed')))],
  ])('is listed until it is %s', async (_, how) => {
    let end: (work: Promise<string>) => void = () => undefined;
    const work = finishFirst(new Promise<string>((resolve) => (end = resolve)));
    expect([...globals.unfinished]).toEqual([work]);
    how(end);
    await work.catch(() => undefined);
    expect([...globals.unfinished]).toEqual([]);
  });
});
