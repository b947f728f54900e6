import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { BotCheck, Resume } from '@/lib/domain/application/application';
import type { ApplicationPayload } from '@/lib/forms/application-fields';
import { receiptOf } from '@/lib/domain/application/receipt';
import { SEND_MESSAGES } from '@/lib/forms/form-messages';
import { submitJobApplication } from '@/lib/platform/apply';
import { isOutage } from '@/lib/platform/http/outage';
import { isPlatformError } from '@/lib/platform/http/platform-error';
import { count } from '@/server/metrics.mjs';
import type { ApplicationOutcome } from '@/lib/server/outbox/application-outcome';
import { outcomeOf } from '@/lib/server/outbox/application-outcome';
import { countFunnel } from '@/lib/server/counts/funnel';
import { createReplays } from './application-replays';
import { finishFirst } from '@/lib/server/process/draining';
import { logger } from '@/lib/server/process/log';
import { processWide } from '@/lib/server/process/process-wide';
import { siteDatabase } from '@/lib/server/database/database';
import type { Patience } from '@/lib/server/database/patience';
import { createPatience } from '@/lib/server/database/patience';
import { noteHandedOver } from '@/lib/server/receipts/handed-over';
import { createSqlReplays } from './sql-replays';
import {
  isQueued,
  notePlatformAnswers,
  queueApplication,
  receiptFor,
} from '@/lib/server/outbox/application-outbox';

/** An application that has passed all our checks, ready to be sent. */
export type Application = {
  readonly payload: ApplicationPayload;
  readonly resume: Resume | null;
  readonly botCheck: BotCheck;
  /** The form's own number for this attempt; null if the caller sends none, whose duplicates are then not detected. */
  readonly nonce: string | null;
};

/**
 * Hands an application to the platform, once per nonce and content (docs/product/decisions.md, 'twice'). Never rejects; gives up at
 * the platform's deadline (20 s).
 */
export function submitApplication(application: Application): Promise<ApplicationOutcome> {
  return finishFirst(submitOnce(application)).then((outcome) => {
    count('site_applications_total', { outcome: outcome.kind });
    return outcome;
  });
}

function submitOnce(application: Application): Promise<ApplicationOutcome> {
  const wait = createPatience();
  if (application.nonce === null) {
    return handOver(application, randomBytes(16).toString('hex'), wait);
  }
  const key = keyOf(application);
  return ownReplays()(key, () =>
    sharedReplays()(key, () => handOver(application, key, wait), wait),
  );
}

/** Of this process: duplicates cost no statement, and are recognised without the database too. */
const ownReplays = () => processWide('application-replays', () => createReplays());
const sharedReplays = () => processWide('shared-replays', () => createSqlReplays(siteDatabase()));

/** Leaves out the bot check, whose tokens and times differ between attempts, and the job's title and the source, which may differ too. */
function keyOf({ nonce, payload, resume }: Application): string {
  const same = Object.entries(payload).filter(([name]) => name !== 'jobTitle' && name !== 'source');
  const content = [nonce, same.sort(), resume?.fileName];
  const hash = createHash('sha256').update(JSON.stringify(content));
  if (resume !== null) hash.update(resume.bytes);
  return hash.digest('base64');
}

const QUEUED: ApplicationOutcome = { kind: 'queued', status: 202, message: SEND_MESSAGES.queued };

/** Neither the platform nor the outbox takes it at this moment: the form keeps it, and may send it again. */
const COMES_BACK = { status: 503, retryAfterSeconds: 60 } as const;

async function handOver(
  { payload, resume, botCheck }: Application,
  key: string,
  wait: Patience,
): Promise<ApplicationOutcome> {
  const receipt = receiptFor(key) ?? receiptOf(randomBytes(16));
  /** Counts only forms that say where the visit came from: the others are not counted anywhere else in the funnel either. */
  const countSent = () => {
    if (payload.source !== undefined) countFunnel('sent', payload.source);
  };
  const about = { jobId: payload.jobId ?? null, hasResume: resume !== null };
  // Sent before, from another tab or before a restart: already queued.
  if (await wait(isQueued(key)).catch(() => false)) return { ...QUEUED, receipt };
  let message: string | null;
  let queueing: Awaited<ReturnType<typeof queueApplication>> = 'off';
  try {
    ({ message } = await submitJobApplication(payload, resume, botCheck));
  } catch (error) {
    if (isPlatformError(error) && isOutage(error)) {
      queueing = await queueApplication(key, { payload, resume });
      if (queueing === 'queued') {
        logger().warn(about, 'application queued until the platform is back');
        countSent();
        return { ...QUEUED, receipt };
      }
    }
    const known = outcomeOf(error, payload.jobId !== undefined);
    const outcome = queueing === 'refused' ? { ...known, ...COMES_BACK } : known;
    const { kind, status } = isPlatformError(error) ? error : { kind: 'own', status: null };
    // Only the kind is logged, because the platform's message may contain what the applicant typed.
    logger().warn(
      { ...about, failure: kind, platformStatus: status },
      `application ${outcome.kind}`,
    );
    return outcome;
  }
  // Delivered: later failures must not be reported as a failed application.
  logger().info(about, 'application handed over');
  const isKept = await wait(noteHandedOver(receipt)).then(
    () => true,
    (error: unknown) => {
      logger().warn({ reason: String(error) }, 'a receipt cannot be kept: the applicant gets none');
      return false;
    },
  );
  countSent();
  notePlatformAnswers();
  const usual = resume === null ? SEND_MESSAGES.sent : SEND_MESSAGES.sentWithResume;
  return {
    kind: 'received',
    status: 200,
    message: message ?? usual,
    ...(isKept && { receipt }),
  };
}
