import { PLATFORM } from '@/lib/config/limits';
import type { ShrinkWatch } from '@/lib/server/jobs/turn/shrink-guard';
import { guardAgainstShrink } from '@/lib/server/jobs/turn/shrink-guard';

const MINUTE = 60_000;

describe('a feed that shrinks suddenly (PL-17)', () => {
  it.each([
    ['the first list of all', null, 400, true],
    ['an empty list with nothing known', null, 0, true],
    ['an empty list after an empty list', 0, 0, true],
    ['more jobs', 400, 401, true],
    ['exactly half', 400, 200, true],
    ['one under half', 400, 199, false],
    ['an empty list after a full one', 400, 0, false],
    ['an empty list after a single job', 1, 0, false],
    ['one job after two: half', 2, 1, true],
  ])('%s', (_name, known, answered, believed) => {
    expect(guardAgainstShrink({ known, answered, watch: null, nowMs: 0 }).believed).toBe(believed);
  });

  /** Answers in order, as [minute, jobs], after a list of 400. */
  it.each<[string, [number, number][], boolean[]]>([
    [
      'the third in a row is believed',
      [
        [0, 0],
        [5, 0],
        [10, 0],
      ],
      [false, false, true],
    ],
    [
      'they need not agree on the number',
      [
        [0, 0],
        [5, 150],
        [10, 3],
      ],
      [false, false, true],
    ],
    [
      'a good answer begins the row anew',
      [
        [0, 0],
        [5, 0],
        [10, 390],
        [15, 0],
        [20, 0],
      ],
      [false, false, true, false, false],
    ],
    [
      'the second after 30 minutes is believed',
      [
        [0, 0],
        [30, 0],
      ],
      [false, true],
    ],
    [
      'the second within 30 minutes is not',
      [
        [0, 0],
        [29.9, 0],
      ],
      [false, false],
    ],
  ])('%s', (_name, answers, expected) => {
    let watch: ShrinkWatch = null;
    const believed = answers.map(([minute, answered]) => {
      const verdict = guardAgainstShrink({ known: 400, answered, watch, nowMs: minute * MINUTE });
      watch = verdict.watch;
      return verdict.believed;
    });
    expect(believed).toEqual(expected);
  });

  it('has the numbers of the decision', () => {
    expect(PLATFORM).toMatchObject({
      shrinkRatio: 0.5,
      shrinkAgreements: 3,
      shrinkTimeoutMs: 30 * MINUTE,
    });
  });
});
