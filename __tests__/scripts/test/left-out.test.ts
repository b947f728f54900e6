import { leftOutByJest, leftOutByPlaywright, leftOutLines } from '@/scripts/test/left-out.mjs';

const NO_POSTGRES = 'PostgreSQL is not installed';

describe('what `npm test` left out', () => {
  it('is counted by the reason in the titles of unit tests', () => {
    const results = (...rows: [status: string, fullName: string][]) => ({
      assertionResults: rows.map(([status, fullName]) => ({ status, fullName })),
    });
    const counts = leftOutByJest([
      results(
        ['passed', 'a list is read'],
        ['pending', `with PostgreSQL [left out: ${NO_POSTGRES}] keeps entries`],
        ['pending', `with PostgreSQL [left out: ${NO_POSTGRES}] erases entries`],
      ),
      results(['pending', 'skipped without a word'], ['todo', 'to be written'], ['failed', 'x']),
    ]);
    expect([...counts]).toEqual([
      [NO_POSTGRES, 2],
      ['no reason given', 2],
    ]);
  });

  it('is counted by the reason given to `test.skip` in browser tests, however deep their suites', () => {
    const test = (status: string, description?: string) => ({
      status,
      annotations: description ? [{ type: 'issue' }, { type: 'skip', description }] : [],
    });
    const counts = leftOutByPlaywright([
      {
        specs: [{ tests: [test('expected'), test('skipped', NO_POSTGRES)] }],
        suites: [
          { suites: [{ specs: [{ tests: [test('skipped', NO_POSTGRES), test('skipped')] }] }] },
        ],
      },
    ]);
    expect([...counts]).toEqual([
      [NO_POSTGRES, 2],
      ['no reason given', 1],
    ]);
  });

  it('is said in a line for each reason, the largest number first', () => {
    const counts = new Map([
      ['no nginx', 1],
      [NO_POSTGRES, 64],
    ]);
    expect(leftOutLines(counts)).toEqual([
      `left out: 64 checks: ${NO_POSTGRES}`,
      'left out: 1 check: no nginx',
    ]);
    expect(leftOutLines(new Map())).toEqual([]);
  });
});
