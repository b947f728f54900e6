import { changeWords, unchangedSince } from '@/lib/domain/job-history/history-words';
import type { JobChange } from '@/lib/domain/job-history/change-list';

const TODAY = '2026-11-25';

test.each<[JobChange, string]>([
  [['2026-11-12', 'pay', 120, 120], 'Weekly pay raised by $120 on Nov 12'],
  [['2026-11-12', 'pay', -1200, -1200], 'Weekly pay lowered by $1,200 on Nov 12'],
  [['2026-11-12', 'pay', 100, 200], 'Weekly pay raised by $100 to $200 on Nov 12'],
  [['2026-11-12', 'pay', -50, -200], 'Weekly pay lowered by $50 to $200 on Nov 12'],
  [['2026-11-12', 'pay', 0, 200], 'Weekly pay raised by up to $200 on Nov 12'],
  [['2026-11-12', 'pay', -200, 0], 'Weekly pay lowered by up to $200 on Nov 12'],
  [['2026-11-12', 'pay', -100, 300], 'Weekly pay changed on Nov 12'],
  [['2026-11-12', 'pay'], 'Pay changed on Nov 12'],
  [['2026-11-12', 'shift'], 'Shift changed on Nov 12'],
  [['2025-12-31', 'length'], 'Contract length changed on Dec 31, 2025'],
  [['2026-11-12', 'description'], 'Description changed on Nov 12'],
])('%j is shown as %s', (change, words) => {
  expect(changeWords(change, TODAY)).toBe(words);
});

describe('a posting unchanged for a long time', () => {
  const seen = { firstSeenOn: '2026-08-03', changedOn: null };

  it('is unchanged since it was first seen, or since its last change', () => {
    expect(unchangedSince(seen, [], TODAY)).toBe('2026-08-03');
    expect(unchangedSince(seen, [['2026-09-01', 'shift']], TODAY)).toBe('2026-09-01');
  });

  it('is called unchanged only after 30 days', () => {
    expect(unchangedSince({ ...seen, firstSeenOn: '2026-10-26' }, [], TODAY)).toBe('2026-10-26');
    expect(unchangedSince({ ...seen, firstSeenOn: '2026-10-27' }, [], TODAY)).toBeNull();
  });

  it('also counts a change of an unnamed kind', () => {
    expect(unchangedSince({ ...seen, changedOn: '2026-11-20' }, [], TODAY)).toBeNull();
    expect(unchangedSince({ ...seen, changedOn: '2026-10-01' }, [], TODAY)).toBe('2026-10-01');
  });
});
