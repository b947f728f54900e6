import 'server-only';
import { env } from '@/lib/config/env';
import { submitJobApplication } from '@/lib/platform/apply';
import { finishFirst, isDraining } from '@/lib/server/draining';
import { logger } from '@/lib/server/log';
import { processWide } from '@/lib/server/process-wide';
import { createCourier } from './courier';
import type { Rounds } from './rounds';
import { startRounds } from './rounds';
import type { Spool } from './spool';
import { createSpool } from './spool';
import type { SpoolSeal, SpooledApplication } from './spool-seal';
import { spoolSeal } from './spool-seal';
import { openSpoolStore } from './open-spool-store';
import type { SpoolStore } from './spool-store';

type SpoolParts = {
  readonly store: SpoolStore;
  readonly seal: SpoolSeal;
  readonly spool: Spool;
  /** How many there were when we last looked. */
  readonly seen: { count: number };
};

/** The process's spool; null without a key. */
function applicationSpool(): SpoolParts | null {
  const { spoolKey } = env();
  if (spoolKey === null) return null;
  return processWide('spool', () => {
    const seen = { count: 0 };
    const store = noting(openSpoolStore(), seen);
    const seal = spoolSeal(spoolKey);
    return { store, seal, seen, spool: createSpool({ store, seal }) };
  });
}

/** Applications the platform does not have yet, those that wait for a person included; read from memory. */
export const waitingApplications = (): number => applicationSpool()?.seen.count ?? 0;

const noting = (store: SpoolStore, seen: { count: number }): SpoolStore => ({
  ...store,
  async list() {
    const slips = await store.list();
    seen.count = slips.length;
    return slips;
  },
  async put(slip, sealed) {
    const isNew = await store.put(slip, sealed);
    if (isNew) seen.count += 1;
    return isNew;
  },
  async erase(slip) {
    const isGone = await store.erase(slip);
    if (isGone) seen.count -= 1;
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
 * Begins to hand over what waits, also where new applications are no longer taken in (APPLICATION_SPOOL=off). Says in the log what is off.
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
  const round = createCourier({
    ...parts,
    // Without a bot check: its captcha tokens live two minutes.
    deliver: ({ payload, resume }) => submitJobApplication(payload, resume, null),
    log: logger(),
    isEnding: isDraining,
  });
  courier().rounds ??= startRounds(() =>
    finishFirst(round()).catch((error: unknown) => {
      logger().error({ reason: String(error) }, 'the spool cannot be read');
      return 'later' as const;
    }),
  );
}

const courier = () => processWide('courier', (): { rounds: Rounds | null } => ({ rounds: null }));

/** The platform answers: whatever waits may go now. */
export const wakeCourier = (): void => courier().rounds?.wake();

/** Ends the rounds; whatever is on its way goes on to its end. */
export function stopCourier(): void {
  courier().rounds?.stop();
  courier().rounds = null;
}
