import { existsSync, readFileSync } from 'node:fs';

const rows = readFileSync('docs/upgrade.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [a-z]/.test(line) && !line.startsWith('| seam'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const filesIn = (cell = '') =>
  [...cell.matchAll(/`([\w./-]*\/[\w./-]+|[\w.]+\.(?:ts|mjs))`/g)].map(([, file = '']) => file);

describe('the seams with Next, of docs/upgrade.md', () => {
  it('are a table', () => expect(rows.length).toBeGreaterThan(10));

  it.each(rows.map(([, seam = '', where, , tests]) => [seam, where, tests]))(
    '%s: its file and its test exist',
    (_, where, tests) => {
      expect(filesIn(where).length).toBeGreaterThan(0);
      expect(filesIn(tests).length).toBeGreaterThan(0);
      expect([...filesIn(where), ...filesIn(tests)].filter((file) => !existsSync(file))).toEqual(
        [],
      );
    },
  );
});
