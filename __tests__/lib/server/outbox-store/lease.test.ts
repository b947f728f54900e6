import { OUTBOX } from '@/lib/config/limits';
import { isLeased, newLease } from '@/lib/server/outbox-store/lease';
import { ENTRY } from '@/__tests__/support/queued';

const sending = (note: string) => ({ ...ENTRY, state: 'sending', tries: 1, note }) as const;

it('names each lease, and holds for its time where a store has no clock', () => {
  const now = Date.now();
  expect(newLease(now)).not.toBe(newLease(now));
  expect(isLeased(sending(newLease(now)))).toEqual({ isLeased: true });
  expect(isLeased(sending(newLease(now - OUTBOX.leaseMs - 1)))).toEqual({});
  expect(isLeased(ENTRY)).toEqual({});
});

it('understands the leases of earlier releases', () => {
  const until = Date.now() + OUTBOX.leaseMs;
  expect(isLeased(sending(`${until}-0a1b2c3d-71`))).toEqual({ isLeased: true });
  expect(isLeased(sending('1700000030000-0a1b2c3d-71'))).toEqual({});
});
