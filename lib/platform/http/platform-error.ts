/**
 * How a call failed.
 * - `unreachable`: never sent (connection refused, unknown host, untrusted certificate).
 * - `open`: never sent either, because the calls before it kept failing (`breakers.ts`).
 * - `timeout`: sent, but no complete answer arrived before the deadline. A POST may have been received.
 * - `broken`: sent, but the connection broke before an answer began. A POST may have been received.
 * - `http`: the platform answered with an error status, or refused explicitly (a list of errors).
 * - `page`: a success status with an HTML page, for sign-in or about maintenance: sent by a proxy in front of the platform.
 * - `shape`: any other answer that cannot be read as what was requested: XML, truncated JSON, `null`. With a success status a POST
 *   may have been received.
 */
export type PlatformErrorKind =
  'unreachable' | 'open' | 'timeout' | 'broken' | 'http' | 'page' | 'shape';

type Details = {
  readonly kind: PlatformErrorKind;
  readonly status?: number | null;
  readonly serverMessage?: string | null;
  readonly cause?: unknown;
};

/** A failed call to the platform. Its message is the text a visitor may read (specification, section 8). */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly kind: PlatformErrorKind;
  /** The HTTP status, if there was an answer. */
  readonly status: number | null;
  /** The platform's own message, if a person can read it. */
  readonly serverMessage: string | null;

  constructor(message: string, { kind, status = null, serverMessage = null, cause }: Details) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
  }

  /** The same failure with another text for the visitor. */
  withMessage(message: string): PlatformError {
    const { kind, status, serverMessage, cause } = this;
    return new PlatformError(message, { kind, status, serverMessage, cause });
  }
}

/**
 * Whether an error is a failed call to the platform. Checked by name, not by class: Next bundles pages, handlers and
 * `instrumentation.ts` separately, each with its own copy of the class, and one may catch what another throws.
 */
export const isPlatformError = (error: unknown): error is PlatformError =>
  error instanceof Error && error.name === 'PlatformError';
