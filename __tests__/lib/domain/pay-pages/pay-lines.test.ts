import { addDays } from '@/lib/domain/dates/dates';
import type { PaySpread } from '@/lib/domain/pay/pay-figures';
import {
  figuresSince,
  linesEach,
  nextPayLines,
  type PayLine,
  type PayLines,
} from '@/lib/domain/pay-pages/pay-lines';

const TODAY = '2026-08-20';
const spread = (median: number): PaySpread => ({
  count: 6,
  median,
  low: median - 100,
  high: median + 100,
  lowest: median - 300,
  highest: median + 300,
});
const line = (day: string, median = 2_000): PayLine => [
  day,
  6,
  median,
  median - 100,
  median + 100,
  median - 300,
  median + 300,
];
const daysOf = (lines: PayLines) => lines.map(([day]) => day);

describe('one line a day', () => {
  it.each<[what: string, before: PayLines, median: number | null, after: PayLines]>([
    ['the first', [], 2_000, [line(TODAY)]],
    ['none without figures', [], null, []],
    [
      'the next day is another',
      [line('2026-08-19')],
      2_100,
      [line('2026-08-19'), line(TODAY, 2_100)],
    ],
    [
      'the same day is replaced',
      [line('2026-08-19'), line(TODAY)],
      2_100,
      [line('2026-08-19'), line(TODAY, 2_100)],
    ],
    ['and stays where figures go within it', [line(TODAY)], null, [line(TODAY)]],
    ['a day without figures has none', [line('2026-08-18')], null, [line('2026-08-18')]],
    ['a clock that was ahead leaves nothing', [line('2026-08-21')], 2_000, [line(TODAY)]],
  ])('%s', (_, before, median, after) => {
    expect(nextPayLines(before, median === null ? null : spread(median), TODAY)).toEqual(after);
  });

  it('is kept for a year, whether or not others follow', () => {
    let lines: PayLines = [];
    for (let day = 0; day < 500; day += 1)
      lines = nextPayLines(lines, spread(2_000 + day), addDays('2025-01-01', day));
    expect(lines).toHaveLength(366);
    const last = addDays('2025-01-01', 499);
    expect([daysOf(lines)[0], daysOf(lines).at(-1)]).toEqual([addDays(last, -365), last]);
    expect(nextPayLines(lines, null, addDays(last, 364))).toHaveLength(2);
    expect(nextPayLines(lines, null, addDays(last, 366))).toEqual([]);
  });
});

test.each([
  ['few groups', 500, 500 * 366, 366],
  ['many with few lines', 5_000, 5_000, 366],
  ['many with many', 2_000, 300_000, 100],
  ['absurdly many', 400_000, 400_000, 1],
])('%s keep their share of all lines', (_, groups, lines, each) => {
  expect(linesEach(groups, lines)).toBe(each);
});

test.each<[what: string, lines: PayLines, since: string | null]>([
  ['none', [], null],
  ['one', [line(TODAY)], TODAY],
  ['the same for three days', [line('2026-08-18'), line('2026-08-19'), line(TODAY)], '2026-08-18'],
  [
    'another since yesterday',
    [line('2026-08-18', 1_900), line('2026-08-19'), line(TODAY)],
    '2026-08-19',
  ],
])('figures are unchanged since: %s', (_, lines, since) => {
  expect(figuresSince(lines)).toBe(since);
});
