import { readReceipt } from '@/lib/domain/application/receipt';
import type { ApplicationErrors } from './application-fields';
import { isApplicationField } from './application-fields';

/** The part that holds the file. */
export const UPLOAD_FILE = 'resume';

/** The answer of `POST /api/applications`, whatever its status. */
export type ApplicationAnswer = {
  readonly message: string;
  /** Texts to show at fields, if the values were refused. */
  readonly errors?: ApplicationErrors;
  /** The platform did not answer in time: the application may have been received. */
  readonly unconfirmed?: true;
  /** The platform is unavailable: the application is queued here and will be handed over when it is back. */
  readonly queued?: true;
  /** The code for looking up the application (lib/domain/application/receipt.ts). */
  readonly receipt?: string;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** An answer as the browser received it; null for anything that is not one of ours (a proxy's error page, a cut body). */
export function readAnswer(body: unknown): ApplicationAnswer | null {
  if (!isObject(body) || typeof body.message !== 'string' || body.message === '') return null;
  const errors: ApplicationErrors = isObject(body.errors)
    ? Object.fromEntries(
        Object.entries(body.errors).filter(
          ([name, text]) => isApplicationField(name) && typeof text === 'string',
        ),
      )
    : {};
  const receipt = readReceipt(body.receipt);
  return {
    message: body.message,
    ...(Object.keys(errors).length > 0 ? { errors } : {}),
    ...(body.unconfirmed === true ? { unconfirmed: true } : {}),
    ...(body.queued === true ? { queued: true } : {}),
    ...(receipt === null ? {} : { receipt }),
  };
}
