import 'server-only';
import { env } from '@/lib/config/env';
import { REFERENCE_CHECK } from '@/lib/config/limits';
import { readHostedId } from '@/lib/domain/hosted/hosted-link';
import { REFERENCE_MESSAGES } from '@/lib/domain/messages/reference-messages';
import { isReferenceKind, type ReferenceStatus } from '@/lib/domain/hosted/reference';
import { isPlatformError } from '@/lib/platform/http/platform-error';
import { getReferenceStatus } from '@/lib/platform/references';
import { siteDatabase } from './database/database';
import { clientAddress } from './http/client-address';
import { logger } from '@/lib/server/process/log';
import { processWide } from '@/lib/server/process/process-wide';
import { createRateLimit } from './http/rate-limit';

type ReferenceAnswer = {
  readonly status: number;
  readonly answer: ReferenceStatus | { readonly message: string };
  readonly retryAfterSeconds?: number;
};

const mayAsk = (headers: Headers) =>
  processWide('reference-limit', () =>
    createRateLimit({
      name: 'references',
      requests: env().rateLimitReferences ?? REFERENCE_CHECK.perClient,
      windowMs: REFERENCE_CHECK.windowMs,
      database: siteDatabase,
    }),
  )(clientAddress(headers));

/**
 * Asks the platform for the state of a reference (specification, section 7), unless the client has asked too often: ids can be
 * guessed, and answers contain names (docs/product/decisions.md, 'rate limits'). Never rejects.
 * @param kind as in the address
 * @param value the id as in the address
 */
export async function checkReference(
  kind: string,
  value: string | null,
  headers: Headers,
): Promise<ReferenceAnswer> {
  if (!isReferenceKind(kind)) return { status: 404, answer: { message: 'No such reference' } };
  const message = REFERENCE_MESSAGES[kind];
  const link = readHostedId(value);
  if (link.kind !== 'id') return { status: 400, answer: { message } };
  const retryAfterSeconds = await mayAsk(headers);
  if (retryAfterSeconds !== null) {
    return { status: 429, answer: { message: 'Too many checks' }, retryAfterSeconds };
  }
  try {
    return { status: 200, answer: await getReferenceStatus(kind, link.id) };
  } catch (error) {
    const { kind: failure, status } = isPlatformError(error)
      ? error
      : { kind: 'own', status: null };
    // Logs neither the id nor the platform's message: they may name a person.
    logger().warn({ reference: kind, failure, platformStatus: status }, 'reference not checked');
    return { status: 502, answer: { message } };
  }
}
