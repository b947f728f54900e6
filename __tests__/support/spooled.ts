import { nameOf, slipOf } from '@/lib/server/spool-store/slip-name';
import type { ListedSlip, SpoolSlip, SpoolStore } from '@/lib/server/spool-store/spool-store';

/** An entry's label as it is when just kept. */
export const SLIP = {
  id: 'a'.repeat(32),
  keptAt: 1_700_000_000_000,
  state: 'waiting',
  tries: 0,
  note: '',
} as const;

/** A store in memory, for tests of what is done with one. */
export function memoryStore(): SpoolStore & { readonly slips: () => readonly ListedSlip[] } {
  const kept = new Map<string, { slip: SpoolSlip; sealed: Uint8Array }>();
  const asSaid = (slip: SpoolSlip) => {
    const entry = kept.get(slip.id);
    return entry !== undefined && nameOf(entry.slip) === nameOf(slip) ? entry : null;
  };
  // What a store keeps of a slip is what stands in its name.
  const only = (slip: SpoolSlip): SpoolSlip => slipOf(nameOf(slip)) ?? slip;
  const slips = () =>
    [...kept.values()]
      .map(({ slip, sealed }) => ({ ...slip, bytes: sealed.length }))
      .sort((a, b) => a.keptAt - b.keptAt);
  return {
    slips,
    put: async (slip, sealed) => {
      if (kept.has(slip.id)) return false;
      kept.set(slip.id, { slip: only(slip), sealed });
      return true;
    },
    list: async () => slips(),
    read: async (slip) => asSaid(slip)?.sealed ?? null,
    change: async (from, to) => {
      const entry = asSaid(from);
      if (entry) kept.set(to.id, { ...entry, slip: only(to) });
      return entry !== null;
    },
    erase: async (slip) => asSaid(slip) !== null && kept.delete(slip.id),
  };
}

/** An application as the spool keeps it. */
export const spooled = (firstName = 'Jo', bytes: Uint8Array | null = null) => ({
  payload: {
    firstName,
    lastName: 'Whitfield',
    email: 'jo@mail.example',
    phone: '(515) 555-0168',
    receiveUpdates: true,
    hasResume: bytes !== null,
    jobId: 'R-1',
    jobTitle: 'ICU Registered Nurse (RN)',
  },
  resume: bytes && { fileName: 'Whitfield RN.pdf', bytes },
});
