import type { JobContract } from '@/lib/domain/job/job';
import { formatStatedHours } from '@/lib/domain/pay/hours-words';

it.each<[JobContract, string | null]>([
  [{ hoursAWeek: 36 }, '36 hours a week'],
  [{ hoursAWeek: 36, guaranteedHours: 36 }, '36 hours a week, all guaranteed'],
  [{ hoursAWeek: 40, guaranteedHours: 36 }, '40 hours a week, 36 guaranteed'],
  [{ guaranteedHours: 37.5 }, '37.5 guaranteed hours a week'],
  [{ openings: 3 }, null],
])('%j: %s', (contract, words) => {
  expect(formatStatedHours(contract)).toBe(words);
});
