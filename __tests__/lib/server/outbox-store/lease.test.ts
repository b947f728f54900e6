import type * as nodeFs from 'node:fs';
import { OUTBOX } from '@/lib/config/limits';
import type * as lease from '@/lib/server/outbox-store/lease';

type Lease = typeof lease;

/** The module in a process on a machine with this boot id; all machines have the same host name and image. */
function onMachine(bootId: string): Lease {
  jest.resetModules();
  jest.doMock('node:fs', () => {
    const fs = jest.requireActual<typeof nodeFs>('node:fs');
    return {
      ...fs,
      readFileSync: (path: string, coding: 'utf8') =>
        path.endsWith('/boot_id') ? `${bootId}\n` : fs.readFileSync(path, coding),
    };
  });
  return jest.requireActual<Lease>('@/lib/server/outbox-store/lease');
}

const NOW = 1_800_000_000_000;
/** Replaces the process id by one that no process has. */
const dead = (note: string) => note.replace(/\d+$/, '4194999');

describe('a lease', () => {
  const first = onMachine('11111111-1111-4111-8111-111111111111');
  const second = onMachine('22222222-2222-4222-8222-222222222222');

  it('of a dead process has expired, on the same machine', () => {
    expect(first.isLeaseExpired(dead(first.newLease(NOW)), NOW)).toBe(true);
  });

  it('of another machine lasts, even with the same host name and no such process here', () => {
    const note = dead(first.newLease(NOW));
    expect(second.isLeaseExpired(note, NOW)).toBe(false);
    expect(second.isLeaseExpired(note, NOW + OUTBOX.leaseMs + 1)).toBe(true);
  });
});
