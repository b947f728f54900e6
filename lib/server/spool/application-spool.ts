import 'server-only';
import { env } from '@/lib/config/env';
import { ALERT } from '@/lib/config/limits';
import { submitJobApplication } from '@/lib/platform/apply';
import { hasAlerts, sendAlert } from '@/lib/server/alerts/send-alert';
import { finishFirst, isDraining } from '@/lib/server/process/draining';
import { logger } from '@/lib/server/process/log';
import { processWide } from '@/lib/server/process/process-wide';
import { createCourier } from './courier';
import type { Rounds } from './rounds';
import { startRounds } from './rounds';
import type { Spool } from './spool';
import { createSpool } from './spool';
import type { SpoolSeal, SpooledApplication } from '@/lib/server/spool-store/spool-seal';
import { spoolSeal } from '@/lib/server/spool-store/spool-seal';
import { openSpoolStore } from '@/lib/server/spool-store/open-spool-store';
import type { SpoolSlip, SpoolStore } from '@/lib/server/spool-store/spool-store';
import type { Waiting } from '@/lib/server/spool-store/waiting';
import { waitingOf } from '@/lib/server/spool-store/waiting';
import { createWatch } from './watch';

type SpoolParts = {
  readonly store: SpoolStore;
  readonly seal: SpoolSeal;
  readonly spool: Spool;
  /** What there was when we last looked, by id. */
  readonly known: Map<string, SpoolSlip>;
};

/** The process's spool; null without a key. */
function applicationSpool(): SpoolParts | null {
  const { spoolKey } = env();
  if (spoolKey === null) return null;
  return processWide('spool', () => {
    const known = new Map<string, SpoolSlip>();
    const store = noting(openSpoolStore(), known);
    const seal = spoolSeal(spoolKey);
    return { store, seal, known, spool: createSpool({ store, seal }) };
  });
}

/** Applications the platform does not have yet, those that are held for a person included; read from memory. */
export const waitingApplications = (now: number = Date.now()): Waiting =>
  waitingOf([...(applicationSpool()?.known.values() ?? [])], now);

const noting = (store: SpoolStore, known: Map<string, SpoolSlip>): SpoolStore => ({
  ...store,
  async list() {
    const slips = await store.list();
    known.clear();
    for (const slip of slips) known.set(slip.id, slip);
    return slips;
  },
  async put(slip, sealed) {
    const isNew = await store.put(slip, sealed);
    if (isNew) known.set(slip.id, slip);
    return isNew;
  },
  async change(from, to) {
    const isDone = await store.change(from, to);
    if (isDone) known.set(to.id, to);
    return isDone;
  },
  async erase(slip) {
    const isGone = await store.erase(slip);
    if (isGone) known.delete(slip.id);
    return isGone;
  },
});

/** Keeps an application until the platform is back. @returns false where that is off, there is no room, or it failed. */
export async function spoolApplication(
  key: string | null,
  application: SpooledApplication,
): Promise<boolean> {
  if (!env().takesSpool) return false;
  try {
    const isKept = (await applicationSpool()?.spool.keep(key, application)) ?? null;
    if (isKept === false) logger().error('the spool is full: an application was refused');
    return isKept === true;
  } catch (error) {
    logger().error({ reason: String(error) }, 'the spool cannot be written');
    return false;
  }
}

/** Whether the application waits already. */
export async function isSpooled(key: string | null): Promise<boolean> {
  try {
    return (await applicationSpool()?.spool.has(key)) ?? false;
  } catch {
    return false;
  }
}

/**
 * Begins to hand over what waits, also where new applications are no longer taken in (APPLICATION_SPOOL=off), and to tell a
 * person of what stays. Says in the log what is off.
 */
export function startCourier(): void {
  const parts = applicationSpool();
  if (!env().takesSpool) {
    logger().info('APPLICATION_SPOOL=off: applications are refused while the platform is away');
  } else if (parts === null) {
    logger().warn(
      'No APPLICATION_SPOOL_KEY: applications are refused while the platform is away, not kept',
    );
  }
  if (parts === null) return;
  if (!hasAlerts()) {
    logger().warn('No ALERT_WEBHOOK_URL, no ALERT_EMAIL: nobody is told of applications that wait');
  }
  const round = createCourier({
    ...parts,
    // Without a bot check: its captcha tokens live two minutes.
    deliver: ({ payload, resume }) => submitJobApplication(payload, resume, null),
    log: logger(),
    isEnding: isDraining,
    eraseUnseenMs: env().eraseUnseenMs,
  });
  courier().rounds ??= startRounds(() =>
    finishFirst(round()).catch((error: unknown) => {
      logger().error({ reason: String(error) }, 'the spool cannot be read');
      return 'later' as const;
    }),
  );
  if (!hasAlerts()) return;
  const look = createWatch({ ...parts, send: sendAlert, log: logger(), isEnding: isDraining });
  courier().watch ??= startRounds(() => finishFirst(look()), ALERT);
}

type Running = { rounds: Rounds | null; watch: Rounds | null };
const courier = () => processWide('courier', (): Running => ({ rounds: null, watch: null }));

/** The platform answers: whatever waits may go now. */
export const wakeCourier = (): void => courier().rounds?.wake();

/** Ends the rounds; whatever is on its way goes on to its end. */
export function stopCourier(): void {
  courier().rounds?.stop();
  courier().watch?.stop();
  Object.assign(courier(), { rounds: null, watch: null } satisfies Running);
}
