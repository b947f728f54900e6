import { readFileSync } from 'node:fs';
import { METRICS } from '@/server/metrics.mjs';

const read = (name: string) => readFileSync(`deploy/monitoring/${name}`, 'utf8');
/** The metric names in an expression. */
const NAMES = /\b(?:site|process|nodejs)_\w+/g;
const KNOWN = new Set(
  Object.entries(METRICS).flatMap(([name, { type }]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  ),
);

const rules = read('alerts.yml');
const { panels } = JSON.parse(read('dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');

describe.each([
  ['alerts.yml', rules.replace(/^\s*#.*$/gm, '')],
  ['dashboard.json', expressions],
])('deploy/monitoring/%s', (_, text) => {
  it('uses metrics, and only those that exist', () => {
    const used = text.match(NAMES) ?? [];
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => !KNOWN.has(name))).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('shows every metric except the start of the process', () => {
    const unseen = Object.keys(METRICS).filter((name) => !expressions.includes(name));
    expect(unseen).toEqual(['process_start_time_seconds', 'nodejs_heap_size_total_bytes']);
  });
});

describe('the alert rules', () => {
  it('have an expression, a severity and a summary each', () => {
    const each = rules.split('- alert: ').slice(1);
    expect(each.length).toBeGreaterThan(5);
    for (const rule of each) {
      expect(rule).toMatch(/^\s+expr: /m);
      expect(rule).toMatch(/severity: (?:page|ticket)/);
      expect(rule).toMatch(/^\s+summary: /m);
    }
  });
});
