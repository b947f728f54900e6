import { atOnce, later, type SlicedWork } from '@/lib/domain/basics/sliced-work';

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
