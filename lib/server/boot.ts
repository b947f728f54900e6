import 'server-only';
import { env } from '@/lib/config/env';
import { MAIL, PUBLIC } from '@/lib/config/public';
import { isBuilding } from './building';
import { PagePolicy } from './http/content-security-policy';
import { watchForTermination } from './draining';
import { jobLookups } from './jobs/job-lookup';
import { logger } from './log';
import { outsideRequests } from './http/outside-requests';
import { createRequestGate, GATE_KEY } from './http/request-gate';
import { createSiteHeaders, HEADERS_KEY } from './http/response-headers';
import { joinRedis, sharedRedis } from './redis/redis';
import { createSharedPages, SHARED_PAGES_KEY } from './redis/shared-pages';
import { startCourier } from './spool/application-spool';
import { getSnapshot, snapshotStore } from './snapshot/snapshot';
import { JOBS_KNOWN_KEY } from './snapshot/without-jobs';

/**
 * What a process does once, before its first request: settings checked (and said what is off without them), the last good jobs back from disk, the first
 * read under way (nobody waits for it), the gate set up. Nothing of it during the build.
 * @throws Error that lists every setting that needs a look.
 */
export async function boot(): Promise<void> {
  if (isBuilding()) return;
  env();
  if (PUBLIC.recaptchaV3SiteKey === null || PUBLIC.recaptchaV2SiteKey === null) {
    logger().warn('No captcha keys: the captcha steps are off, honeypot and timing stay');
  }
  if (MAIL === null) {
    logger().warn('No mail settings: the contact page offers phone and email, not its form');
  }
  Reflect.set(
    globalThis,
    HEADERS_KEY,
    createSiteHeaders({ policy: new PagePolicy(), siteUrl: env().siteUrl }),
  );
  const hosted = [
    PUBLIC.hostedReferenceUrl,
    PUBLIC.hostedCandidateReferenceUrl,
    PUBLIC.hostedUploadUrl,
  ];
  if (hosted.includes(null)) {
    logger().warn('A hosted form has no address: its screen offers phone and email');
  }
  outsideRequests();
  watchForTermination();
  await joinRedis(env().redisUrl);
  const redis = sharedRedis();
  if (redis) Reflect.set(globalThis, SHARED_PAGES_KEY, createSharedPages(redis));
  startCourier();
  const snapshots = snapshotStore();
  Reflect.set(globalThis, JOBS_KNOWN_KEY, async () => (await getSnapshot()).ok);
  Reflect.set(globalThis, GATE_KEY, createRequestGate({ lookups: jobLookups(), snapshots }));
  await snapshots.start();
}
