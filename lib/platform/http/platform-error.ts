/**
 * How a call failed.
 * - `unreachable`: never sent (refused, no such host, no trust in its certificate).
 * - `open`: never sent either, for the calls before it kept failing (`breakers.ts`).
 * - `timeout`: sent, but no whole answer came before the deadline. A POST may have been received.
 * - `broken`: sent, but the line broke before an answer began. A POST may have been received.
 * - `http`: the platform answered with an error status, or said in so many words that it refused (a list of errors).
 * - `page`: a status of success with a page of HTML, to sign in or about maintenance: sent by a proxy in front of it.
 * - `shape`: any other answer that cannot be read as what was asked for: XML, cut JSON, `null`. With a status of success a
 *   POST may have been received.
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
  /** The HTTP status, where an answer came. */
  readonly status: number | null;
  /** What the platform itself said, where a person can read it. */
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
 * Whether a call to the platform failed so. By its name, not by its class: Next bundles pages, handlers and
 * `instrumentation.ts` apart, each with a class of its own, and what one throws another one catches.
 */
export const isPlatformError = (error: unknown): error is PlatformError =>
  error instanceof Error && error.name === 'PlatformError';
