import { atOnce, later, sortInSlices, type SlicedWork } from '@/lib/domain/basics/sliced-work';

/** Three pieces of work that return the list of pieces done; `done` receives each. */
function* threePieces(done: string[]): SlicedWork<readonly string[]> {
  for (const piece of ['first', 'second', 'third']) {
    done.push(piece);
    yield;
  }
  return done;
}

describe('deferred work', () => {
  it('does not start when it is deferred', () => {
    const begin = jest.fn(() => threePieces([]));
    const { peek, steps } = later(begin);
    expect(peek()).toBeUndefined();
    expect(begin).not.toHaveBeenCalled();
    atOnce(steps());
    expect(peek()).toHaveLength(3);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('runs in slices, and the rest runs at once when the result is needed', () => {
    const done: string[] = [];
    const { steps, get } = later(() => threePieces(done));
    const pieces = steps();
    pieces.next();
    expect(done).toEqual(['first']);
    expect(get()).toEqual(['first', 'second', 'third']);
    expect(pieces.next().done).toBe(true);
    expect(get()).toHaveLength(3);
  });

  it('runs once, whoever asks', () => {
    const done: string[] = [];
    const { steps, get } = later(() => threePieces(done));
    atOnce(steps());
    expect(get()).toBe(get());
    atOnce(steps());
    expect(done).toHaveLength(3);
  });

  it('throws for every caller, each time', () => {
    const { steps, get } = later(function* fails(): SlicedWork<string> {
      yield;
      throw new Error('does not fit together');
    });
    expect(() => atOnce(steps())).toThrow('does not fit together');
    expect(get).toThrow('does not fit together');
    expect(get).toThrow('does not fit together');
  });
});

describe('sorting in slices', () => {
  const compare = (a: { n: number }, b: { n: number }) => a.n - b.n;

  it.each([0, 1, 999, 1_000, 1_001, 4_321])(
    '%i items are as sorted at once, equal ones in their order',
    (length) => {
      const items = Array.from({ length }, (_, at) => ({ n: (at * 7_919) % 613, at }));
      expect(atOnce(sortInSlices(items, compare))).toEqual([...items].sort(compare));
      const inOrder = [...items].sort(compare);
      expect(atOnce(sortInSlices(inOrder, compare))).toEqual(inOrder);
    },
  );

  it('lets other work run', () => {
    const items = Array.from({ length: 10_000 }, (_, at) => ({ n: -at }));
    expect([...sortInSlices(items, compare)].length).toBeGreaterThan(20);
  });
});
