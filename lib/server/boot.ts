import 'server-only';
import { inspect } from 'node:util';
import { env } from '@/lib/config/env';
import { MAIL, PUBLIC } from '@/lib/config/public';
import { missingNodeFixes, refuseOldNode } from '@/server/node-version.mjs';
import { globals } from '@/server/process-globals.mjs';
import { isBuilding } from '@/lib/server/process/building';
import { PagePolicy } from '@/lib/server/gate/content-security-policy';
import { watchForTermination } from '@/lib/server/process/draining';
import { jobLookups } from './jobs/look-up/job-lookup';
import { logger } from '@/lib/server/process/log';
import { outsideRequests } from './http/outside-requests';
import { findReceipt, mayLookUpReceipt } from '@/lib/server/applications/find-receipt';
import { createRequestGate } from '@/lib/server/gate/request-gate';
import { createSiteHeaders } from '@/lib/server/gate/response-headers';
import { checkSelfLater } from '@/lib/server/gate/self-check';
import { startPages } from './pages/start-pages';
import { closeDatabases, prepareDatabase } from './database/database';
import { countDays } from './counts/read-state';
import { startOutboxWorker } from './outbox/application-outbox';
import { startSearchAlerts } from './search-alerts/search-alerts';
import { startSearchNotices } from './search-notices/search-notices';
import { snapshotStore } from './jobs/snapshot/snapshot';

/**
 * Prepares the process (`prepare`), or ends it. Next would log the error and go on, with 500 for every request: whoever started the process,
 * or starts it again if it ends, would not learn of it.
 */
export async function boot(): Promise<void> {
  try {
    await prepare();
  } catch (error) {
    // Of an error of the code, not of a setting, the place helps.
    const isSaid = error instanceof Error && error.constructor === Error;
    process.stderr.write(`${isSaid ? error.message : inspect(error)}\n`);
    process.exit(1);
  }
}

/**
 * Runs once per process, before the first request: checks Node, the guard and the settings (and logs what is off without them), restores
 * the last good jobs from the database, starts the first read without waiting for it, and installs the gate. A little later it checks the
 * site's own pages. Does nothing during the build.
 * @throws Error if Node is too old, if a newer release has made the database, or that lists every setting that needs attention.
 */
async function prepare(): Promise<void> {
  if (isBuilding()) return;
  refuseOldNode();
  if (process.env.NODE_ENV === 'production' && !globals.requestIds) {
    logger().error(
      'The site runs without its guard: 500 instead of 503, limits that clients can evade, no page cache, no policy for scripts, no refusals, no drain. Start it with `node server/main.mjs`',
    );
  }
  const missingFixes = missingNodeFixes(process.versions.node);
  if (process.env.NODE_ENV === 'production' && missingFixes) logger().warn(missingFixes);
  if (PUBLIC.recaptchaV3SiteKey === null || PUBLIC.recaptchaV2SiteKey === null) {
    logger().warn('No captcha keys: the captcha steps are off; honeypot and timing still work');
  }
  if (MAIL === null) {
    logger().warn('No mail settings: the contact page offers phone and email, not its form');
  }
  const headers = createSiteHeaders({ policy: new PagePolicy(), siteUrl: env().siteUrl });
  globals.responseHeaders = headers;
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
  globals.closeLast = closeDatabases;
  await prepareDatabase();
  startOutboxWorker();
  const snapshots = snapshotStore();
  const noteChange = startSearchNotices();
  const lookAtAlerts = startSearchAlerts();
  snapshots.onChange((before, after) => {
    noteChange(before, after);
    lookAtAlerts();
  });
  const pages = startPages(headers.forPage);
  if (pages)
    globals.requestGate = createRequestGate({
      lookups: jobLookups(),
      receipts: { mayLookUp: mayLookUpReceipt, find: findReceipt },
      snapshots,
      pages,
    });
  await snapshots.start();
  countDays();
  checkSelfLater();
}
