import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addTo, dayText, emptyDay, place, raise } from '@/lib/server/counts/day-counts';
import { p75 } from '@/lib/server/counts/report';
import { runReport } from '@/lib/server/counts/report-cli';
import { vitalBounds } from '@/lib/server/counts/vitals';

const root = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(root, { recursive: true }));

/** An instance's folder, with one day of counts. */
function instance(name: string, day: string, views: number) {
  const counts = emptyDay(day);
  addTo(counts, 'funnel view indeed', views);
  addTo(counts, 'funnel apply indeed', 2);
  addTo(counts, 'funnel view rare', 1);
  addTo(counts, 'empty-searches', 6);
  addTo(counts, 'empty-words icu nights', 5);
  addTo(counts, 'platform-calls job', 20);
  addTo(counts, 'platform-failures job http', 1);
  raise(counts, 'outbox waiting', views);
  for (let i = 0; i < 4; i += 1) place(counts, 'vital document LCP', vitalBounds('LCP'), 1.1);
  mkdirSync(join(root, name, 'counts'), { recursive: true });
  writeFileSync(join(root, name, 'counts', `${day}.json`), dayText(counts));
  return join(root, name);
}

const one = instance('one', '2026-11-24', 4);
const two = instance('two', '2026-11-18', 3);
instance('two', '2026-11-17', 1_000);

function report(...args: string[]) {
  const lines: string[] = [];
  const now = Date.parse('2026-11-24T12:00:00Z');
  const code = runReport(args, { dataDir: one, now, say: (line) => lines.push(line) });
  return { code, text: lines.join('\n') };
}

describe('npm run report', () => {
  it('prints the week of several instances together, and nothing of the day before', () => {
    const { code, text } = report(one, two);
    expect(code).toBe(0);
    expect(text).toContain('2026-11-18 to 2026-11-24 (UTC)');
    expect(text).toMatch(/indeed +7 +under 5 +under 5/);
    expect(text).toMatch(/all +12/);
    expect(text).toMatch(/icu nights +10/);
    expect(text).toMatch(/document +1\.19 s +too few +too few/);
    expect(text).toMatch(/calls +40\n +failures +2\n +job http +2/);
    expect(text).toMatch(/waiting +4/);
  });

  it('prints nothing that fewer than five have in common', () => {
    const { text } = report();
    expect(text).toContain('none, or too few to show');
    expect(text).not.toMatch(/rare|indeed/);
    expect(text).toMatch(/document +too few/);
  });

  it('reports missing counts, and explains its arguments', () => {
    expect(report(join(root, 'none'))).toMatchObject({ code: 1 });
    expect(report('--help').code).toBe(0);
    expect(report('--week').code).toBe(2);
  });
});

describe('the p75 of a histogram', () => {
  it.each([
    [[10, 0, 0], 0.75],
    [[0, 8, 0], 1.75],
    [[0, 0, 9], 2],
    [[1, 3, 0], null],
    [[5, 5], null],
  ])('%j: %j', (counts, value) => expect(p75([1, 2], counts)).toBe(value));
});
