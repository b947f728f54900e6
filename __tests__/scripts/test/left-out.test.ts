import { leftOutOf } from '@/scripts/test/left-out.mjs';

const test = (status: string, ...reasons: string[]) => ({
  tests: [{ status, annotations: reasons.map((description) => ({ type: 'skip', description })) }],
});
const NO_WEBKIT = 'no webkit on this machine';

it('counts what was left out, by its reason, however deep', () => {
  const report = {
    suites: [
      { specs: [test('expected'), test('skipped', NO_WEBKIT)] },
      { suites: [{ specs: [test('skipped', NO_WEBKIT), test('skipped')] }] },
    ],
  };
  expect(leftOutOf(report)).toEqual([
    { reason: NO_WEBKIT, count: 2 },
    { reason: 'no reason given', count: 1 },
  ]);
});
