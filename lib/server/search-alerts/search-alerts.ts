import 'server-only';
import { env } from '@/lib/config/env';
import type { PushSettings } from '@/lib/config/env-type';
import { SEARCH_ALERTS } from '@/lib/config/limits';
import { siteDatabase } from '@/lib/server/database/database';
import { startPollLoop } from '@/lib/server/outbox/poll-loop';
import { finishFirst, isDraining } from '@/lib/server/process/draining';
import { logger } from '@/lib/server/process/log';
import { processWide } from '@/lib/server/process/process-wide';
import { snapshotStore } from '@/lib/server/jobs/snapshot/snapshot';
import { deviceSeal } from './device-seal';
import { deviceStore } from './device-store';
import { createDevices, type Devices } from './devices';
import { createDigestRound } from './digest-round';
import { isPushService } from './push-hosts';
import { sendPush } from './send-push';

type SearchAlerts = {
  readonly settings: PushSettings;
  readonly devices: Devices;
  readonly round: ReturnType<typeof createDigestRound>;
};

/** Search alerts; null without their keys (docs/decisions/0056). */
export function searchAlerts(): SearchAlerts | null {
  const { push: settings, outboxKey } = env();
  if (settings === null || outboxKey === null) return null;
  return processWide('search-alerts', () => {
    const store = deviceStore(siteDatabase());
    const seal = deviceSeal(outboxKey);
    const round = createDigestRound({
      store,
      seal,
      log: logger(),
      isEnding: isDraining,
      known: () => snapshotStore().known(),
      isAllowed: (endpoint) => isPushService(endpoint, settings.hosts),
      send: (target, message) => sendPush(target, message, settings),
    });
    return { settings, devices: createDevices({ store, seal }), round };
  });
}

/** The key that browsers subscribe with; null if there are no alerts. */
export const alertKey = (): string | null => searchAlerts()?.settings.publicKey ?? null;

/** Starts sending digests, and returns a function that starts a round early, for a new list. */
export function startSearchAlerts(): () => void {
  const alerts = searchAlerts();
  if (alerts === null) return () => undefined;
  const polls = processWide('search-alert-polls', () =>
    startPollLoop(
      () =>
        finishFirst(alerts.round()).catch((error: unknown) => {
          logger().warn({ reason: String(error) }, 'search alerts cannot be read or stored');
          return 'later' as const;
        }),
      SEARCH_ALERTS,
    ),
  );
  return polls.wake;
}
