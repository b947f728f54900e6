import 'server-only';
import { RECEIPT } from '@/lib/config/limits';
import { feedDate } from '@/lib/domain/dates/dates';
import type { IsoDate } from '@/lib/domain/job/job';
import type { Database } from '@/lib/server/database/sql';
import { createSweep, SWEEP_ROWS } from '@/lib/server/database/sweep';

/** Receipt codes of applications that the platform has taken, with the day, and nothing else about the application. */
export type ReceiptStore = {
  /** Once this settles, the code is known, also after a power cut. Rejects if it cannot be written anywhere. @param day today, unless it was noted elsewhere before */
  readonly note: (code: string, day?: IsoDate) => Promise<void>;
  /** The day it was noted; null if it never was, or too long ago. Rejects if that cannot be determined. */
  readonly find: (code: string) => Promise<IsoDate | null>;
};

const SWEEP_MS = 3_600_000;

export function createReceiptStore(
  { sql, quick }: Database,
  now: () => number = Date.now,
): ReceiptStore {
  const firstDay = () => feedDate(new Date(now() - RECEIPT.keepMs));
  const sweep = createSweep(
    () => quick`
      delete from receipt
      where code in (select code from receipt where day < ${firstDay()} limit ${SWEEP_ROWS})`,
    SWEEP_MS,
  );
  return {
    async note(code, day = feedDate(new Date(now()))) {
      await sql`
        insert into receipt (code, day) values (${code}, ${day})
        on conflict do nothing`;
      sweep();
    },
    async find(code) {
      const { rows } = await quick<{ day: IsoDate }>`
        select day from receipt where code = ${code} and day >= ${firstDay()}`;
      return rows[0]?.day ?? null;
    },
  };
}

/**
 * Writes to the process's own store while the shared one accepts nothing, and looks in both.
 * @param own null while there is none on this machine, so that nothing can be in it: a site with a shared store needs no disk
 */
export const withOwnReceipts = (
  shared: ReceiptStore,
  own: { readonly store: ReceiptStore; readonly exists: () => boolean },
): ReceiptStore => ({
  note: (code, day) => shared.note(code, day).catch(() => own.store.note(code, day)),
  async find(code) {
    const answers = await Promise.allSettled(
      (own.exists() ? [own.store, shared] : [shared]).map((store) => store.find(code)),
    );
    const day = answers.find((answer) => answer.status === 'fulfilled' && answer.value !== null);
    const failure = answers.find((answer) => answer.status === 'rejected');
    if (day?.status === 'fulfilled') return day.value;
    if (failure) throw failure.reason;
    return null;
  },
});
