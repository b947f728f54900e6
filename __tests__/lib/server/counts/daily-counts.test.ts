import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDataDir } from '@/__tests__/support/doubles/fresh-process';
import { countsFolder, createDailyCounts } from '@/lib/server/counts/daily-counts';
import {
  addTo,
  dayText,
  emptyDay,
  merge,
  place,
  raise,
  readDay,
} from '@/lib/server/counts/day-counts';

const data = temporaryDataDir();
afterAll(() => data.remove());
const folder = countsFolder(data.path);
const at = (time: string) => Date.parse(`2026-11-${time}Z`);

describe('a day of counts', () => {
  it('is the same after writing and reading', () => {
    const day = emptyDay('2026-11-24');
    addTo(day, 'platform-calls job', 3);
    raise(day, 'outbox waiting', 2);
    place(day, 'vital app LCP', [1, 2], 1.5);
    place(day, 'vital app LCP', [1, 2], 9);
    expect(readDay(dayText(day))).toEqual(day);
    expect(day.histograms.get('vital app LCP')).toEqual([0, 1, 1]);
  });

  it('adds sums and histograms of another instance, and keeps the higher peak', () => {
    const [one, other] = [emptyDay('2026-11-24'), emptyDay('2026-11-24')];
    for (const day of [one, other]) {
      addTo(day, 'a', 2);
      place(day, 'h', [1], 0);
    }
    raise(one, 'p', 5);
    raise(other, 'p', 4);
    merge(one, other);
    expect(one.sums.get('a')).toBe(4);
    expect(one.peaks.get('p')).toBe(5);
    expect(one.histograms.get('h')).toEqual([2, 0]);
  });

  it.each(['', 'null', '{', '{"day":"../x"}', '[]'])('is not read from %j', (text) =>
    expect(readDay(text)).toBeNull(),
  );

  it('leaves out what is not a count, and takes no more keys than it has room for', () => {
    const found = readDay(
      '{"day":"2026-11-24","sums":{"a":1,"b":"2","c":-1,"__proto__":3},"histograms":{"h":["x"]}}',
    );
    expect([...(found?.sums ?? [])]).toEqual([
      ['a', 1],
      ['__proto__', 3],
    ]);
    expect(found?.histograms.size).toBe(0);
    const day = emptyDay('2026-11-24');
    for (let i = 0; i < 3_000; i += 1) addTo(day, `key ${i}`);
    expect(day.sums.size).toBe(1_000);
  });
});

describe('the counts of each day', () => {
  it('are on disk after a save, continue after a restart, and start over the next day', () => {
    let now = at('24T23:59:00');
    const start = () => createDailyCounts({ folder, now: () => now });
    const first = start();
    addTo(first.today(), 'a');
    first.save();
    const second = start();
    addTo(second.today(), 'a');
    now = at('25T00:00:30');
    addTo(second.today(), 'a');
    second.save();
    const sums = (day: string) =>
      readDay(readFileSync(join(folder, `${day}.json`), 'utf8'))?.sums.get('a');
    expect([sums('2026-11-24'), sums('2026-11-25')]).toEqual([2, 1]);
  });

  it('are deleted after 35 days; other files are left alone', () => {
    mkdirSync(folder, { recursive: true });
    for (const name of ['2026-09-01.json', 'notes.json']) writeFileSync(join(folder, name), '{}');
    createDailyCounts({ folder, now: () => at('24T12:00:00') }).today();
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['notes.json']));
    expect(readdirSync(folder)).not.toContain('2026-09-01.json');
  });

  it('do not fail if the disk cannot be written', () => {
    writeFileSync(join(data.path, 'a-file'), '');
    const counts = createDailyCounts({ folder: join(data.path, 'a-file', 'counts') });
    addTo(counts.today(), 'a');
    expect(() => counts.save()).not.toThrow();
    expect(counts.today().sums.get('a')).toBe(1);
  });
});
