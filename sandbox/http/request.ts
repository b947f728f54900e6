import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** A request once its body has arrived. */
export type SandboxRequest = {
  readonly method: string;
  /** The path as received, not decoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** Bodies beyond this are refused: a 5 MB resume is under 7 MB as base64. */
const MAX_BODY_BYTES = 20 * 1024 * 1024;

/** The whole body; null beyond `MAX_BODY_BYTES`, with the rest read and discarded so that the client can receive the answer. */
export async function readBody(message: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size <= MAX_BODY_BYTES) chunks.push(bytes);
  }
  return size > MAX_BODY_BYTES ? null : Buffer.concat(chunks);
}

/** The body as JSON; `undefined` if it is not valid JSON. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The trimmed text of a field, '' if it is not text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
