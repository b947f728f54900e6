import { createPatience } from '@/lib/server/database/patience';

const never = new Promise<string>(() => undefined);
const after = (ms: number) =>
  new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What became of it, once `ms` have passed. */
async function outcomeAfter(ms: number, work: Promise<string>): Promise<string> {
  let became = 'waiting';
  work.then(
    (value) => (became = value),
    () => (became = 'given up'),
  );
  await jest.advanceTimersByTimeAsync(ms);
  return became;
}

it('is two seconds for all that one person waits for', async () => {
  const wait = createPatience();
  expect(await outcomeAfter(1_200, wait(after(1_200)))).toBe('done');
  expect(await outcomeAfter(700, wait(never))).toBe('waiting');
  const other = createPatience();
  const last = wait(never);
  expect(await outcomeAfter(801, last)).toBe('given up');
  expect(await outcomeAfter(1_000, other(after(900)))).toBe('done');
});

it('still takes what is there at once, when none is left', async () => {
  const wait = createPatience(100);
  expect(await outcomeAfter(101, wait(never))).toBe('given up');
  expect(await outcomeAfter(0, wait(Promise.resolve('there')))).toBe('there');
  expect(await outcomeAfter(5, wait(after(50)))).toBe('given up');
});
