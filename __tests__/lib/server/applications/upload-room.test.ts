import { createUploadRoom } from '@/lib/server/applications/upload-room';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const WAIT_MS = 1_000;

/** A room, and a log of who was let in or refused, in order. */
function room() {
  const enter = createUploadRoom({ bytes: 100, bytesPerClient: 50, waitMs: WAIT_MS, waiting: 4 });
  const said: string[] = [];
  const leaving = new Map<string, () => void>();
  const ask = (name: string, bytes: number) =>
    void enter(name[0] ?? '', bytes).then((leave) => {
      said.push(leave ? name : `${name} refused`);
      if (leave) leaving.set(name, leave);
    });
  return {
    ask,
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
