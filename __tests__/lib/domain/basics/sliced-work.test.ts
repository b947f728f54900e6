import { atOnce, later, type SlicedWork } from '@/lib/domain/basics/sliced-work';

/** Three pieces of work that end in a list of what was done; `done` sees each. */
function* threePieces(done: string[]): SlicedWork<readonly string[]> {
  for (const piece of ['first', 'second', 'third']) {
    done.push(piece);
    yield;
  }
  return done;
}

describe('work put off', () => {
  it('is not begun by being put off', () => {
    const begin = jest.fn(() => threePieces([]));
    const { peek, steps } = later(begin);
    expect(peek()).toBeUndefined();
    expect(begin).not.toHaveBeenCalled();
    atOnce(steps());
    expect(peek()).toHaveLength(3);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('is done in pieces by whoever has time, and at once, what is left of it, by who needs it', () => {
    const done: string[] = [];
    const { steps, get } = later(() => threePieces(done));
    const pieces = steps();
    pieces.next();
    expect(done).toEqual(['first']);
    expect(get()).toEqual(['first', 'second', 'third']);
    expect(pieces.next().done).toBe(true);
    expect(get()).toHaveLength(3);
  });

  it('is done once, whoever asks', () => {
    const done: string[] = [];
    const { steps, get } = later(() => threePieces(done));
    atOnce(steps());
    expect(get()).toBe(get());
    atOnce(steps());
    expect(done).toHaveLength(3);
  });

  it('fails whoever needs it, each time', () => {
    const { steps, get } = later(function* fails(): SlicedWork<string> {
      yield;
      throw new Error('does not fit together');
    });
    expect(() => atOnce(steps())).toThrow('does not fit together');
    expect(get).toThrow('does not fit together');
    expect(get).toThrow('does not fit together');
  });
});
