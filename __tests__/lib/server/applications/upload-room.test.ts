import { createUploadRoom } from '@/lib/server/applications/upload-room';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const WAIT_MS = 1_000;

/** A room, and a log of who was let in or refused, in order. */
function room() {
  const { enter, isWanted } = createUploadRoom({
    bytes: 100,
    bytesPerClient: 50,
    waitMs: WAIT_MS,
    waiting: 4,
  });
  const said: string[] = [];
  const leaving = new Map<string, () => void>();
  const ask = (name: string, bytes: number) =>
    void enter(name[0] ?? '', bytes).then((leave) => {
      said.push(leave ? name : `${name} refused`);
      if (leave) leaving.set(name, leave);
    });
  return {
    ask,
    isWanted,
    leave: (name: string) => leaving.get(name)?.(),
    said: async () => {
      await jest.advanceTimersByTimeAsync(0);
      return said;
    },
  };
}

it('admits uploads up to the total, and one client up to its share', async () => {
  const { ask, said } = room();
  ask('a1', 50);
  ask('a2', 1);
  ask('b1', 40);
  ask('b2', 11);
  ask('c1', 10);
  expect(await said()).toEqual(['a1', 'b1', 'c1']);
});

it('admits the next as soon as there is room, in their order', async () => {
  const { ask, leave, said } = room();
  ask('a1', 50);
  ask('b1', 50);
  ask('c1', 30);
  ask('d1', 20);
  ask('d2', 1);
  leave('a1');
  expect(await said()).toEqual(['a1', 'b1']);
  leave('a1');
  await said();
  expect(await said()).toEqual(['a1', 'b1', 'c1', 'd1']);
  leave('b1');
  leave('b1');
  expect(await said()).toEqual(['a1', 'b1', 'c1', 'd1', 'd2']);
});

it('admits whoever has least first: a client that returns again and again keeps nobody out', async () => {
  const { ask, leave, said } = room();
  ask('a1', 25);
  ask('a2', 25);
  ask('b1', 25);
  ask('b2', 25);
  for (const name of ['a3', 'b3']) ask(name, 25);
  ask('c1', 20);
  await said();
  leave('a1');
  expect(await said()).toEqual(['a1', 'a2', 'b1', 'b2', 'c1']);
  leave('b1');
  leave('b2');
  expect(await said()).toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'a3', 'b3']);
});

it('is wanted while somebody waits for others, not for themselves', async () => {
  const { ask, leave, isWanted, said } = room();
  ask('a1', 50);
  ask('a2', 10);
  expect(isWanted()).toBe(false);
  ask('b1', 45);
  expect(isWanted()).toBe(false);
  ask('c1', 10);
  expect(isWanted()).toBe(true);
  await said();
  leave('b1');
  expect(isWanted()).toBe(false);
  ask('d1', 50);
  expect(isWanted()).toBe(true);
  await jest.advanceTimersByTimeAsync(WAIT_MS);
  expect(isWanted()).toBe(false);
});

it('small uploads do not starve a large one; a client at its share blocks no others', async () => {
  const { ask, leave, said } = room();
  ask('a1', 50);
  ask('b1', 20);
  ask('a2', 50);
  ask('c1', 40);
  ask('d1', 1);
  await said();
  expect(await said()).toEqual(['a1', 'b1']);
  leave('b1');
  expect(await said()).toEqual(['a1', 'b1', 'c1', 'd1']);
  leave('a1');
  expect(await said()).toEqual(['a1', 'b1', 'c1', 'd1', 'a2']);
});

it('waits for a limited time; a refused upload does not block those behind it', async () => {
  const { ask, said } = room();
  ask('a1', 50);
  ask('b1', 40);
  ask('c1', 50);
  await jest.advanceTimersByTimeAsync(WAIT_MS - 1);
  ask('d1', 10);
  expect(await said()).toEqual(['a1', 'b1']);
  await jest.advanceTimersByTimeAsync(1);
  expect(await said()).toEqual(['a1', 'b1', 'c1 refused', 'd1']);
  expect(jest.getTimerCount()).toBe(0);
});

it('limits how many may wait', async () => {
  const { ask, said } = room();
  ask('a1', 50);
  for (const name of ['a2', 'a3', 'a4', 'a5', 'a6']) ask(name, 1);
  ask('b1', 10);
  expect(await said()).toEqual(['a1', 'a6 refused', 'b1']);
});

it('of those who may wait, gives up the newest of the client with most', async () => {
  const { ask, said } = room();
  ask('a1', 50);
  ask('b1', 50);
  for (const name of ['a2', 'a3', 'a4', 'b2', 'c1', 'd1']) ask(name, 10);
  expect(await said()).toEqual(['a1', 'b1', 'a4 refused', 'a3 refused']);
});
