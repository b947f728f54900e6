import { erasedAt } from '@/lib/server/outbox/retention';

const DAY = 24 * 3_600_000;

it.each<[string, { queuedAt: number; seenAt?: number }, number | null, number]>([
  ['unseen: never', { queuedAt: 0 }, null, Infinity],
  ['unseen, with an end: so long after it came', { queuedAt: 5 * DAY }, 60 * DAY, 65 * DAY],
  ['seen at once: 30 days later', { queuedAt: 0, seenAt: 0 }, null, 30 * DAY],
  ['seen late: 30 days from then', { queuedAt: 0, seenAt: 400 * DAY }, null, 430 * DAY],
  ['seen before its end: 30 days from then', { queuedAt: 0, seenAt: 6 * DAY }, 7 * DAY, 36 * DAY],
])('an application is erased when its time is over: %s', (_, entry, eraseUnseenMs, expected) => {
  expect(erasedAt(entry, eraseUnseenMs)).toBe(expected);
});
