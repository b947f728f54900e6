import 'server-only';
import { ALERT } from '@/lib/config/limits';
import type { SpoolSlip } from './spool-store';

/**
 * What has come about: the first application is held for a person, the first has waited for half an hour, or one of the
 * two is still so a day after it was last said.
 */
export type AlertReason = 'held' | 'waiting' | 'daily';

export type DueAlert<Slip extends SpoolSlip> = {
  readonly reason: AlertReason;
  /** Whom it is about, in the order given: each is marked as told. */
  readonly about: readonly [Slip, ...Slip[]];
};

/**
 * Whether a person has to be told, going by the marks of those told of before (docs/decisions/0035).
 * @param slips oldest first. What is being handed over this moment is not told of, for nobody else may mark it; but it waited
 * before, and who was told of it then has been told.
 */
export function dueAlert<Slip extends SpoolSlip>(
  slips: readonly Slip[],
  now: number,
): DueAlert<Slip> | null {
  const held = slips.filter(({ state }) => state === 'held');
  const late = slips.filter(
    ({ state, keptAt }) => state === 'waiting' && now - keptAt >= ALERT.waitingMs,
  );
  const sending = slips.filter(({ state }) => state === 'sending');
  const [first, ...others] = [...held, ...late];
  if (first === undefined) return null;
  const about = [first, ...others] as const;
  if (isNews(held)) return { reason: 'held', about };
  if (late.length > 0 && isNews([...late, ...sending])) return { reason: 'waiting', about };
  const lastTold = Math.max(...[...about, ...sending].map(({ toldAt = 0 }) => toldAt));
  return now - lastTold >= ALERT.repeatMs ? { reason: 'daily', about } : null;
}

/** There are some, and nobody has been told of any. */
const isNews = (slips: readonly SpoolSlip[]): boolean =>
  slips.length > 0 && slips.every(({ toldAt }) => toldAt === undefined);
