import 'server-only';
import type { BusboyInstance } from '@fastify/busboy';
import { Busboy } from '@fastify/busboy';
import { RESUME, UPLOAD } from '@/lib/config/limits';
import { isTimeout } from '@/lib/domain/basics/timeout-error';
import { UPLOAD_FILE } from '@/lib/forms/application-upload';
import type { UploadField } from '@/lib/forms/upload-fields';
import { UPLOAD_FIELDS, isUploadField } from '@/lib/forms/upload-fields';
import type { BodyReader } from './body-reader';
import { readAtPace } from './body-reader';

/** A file as the form sent it; name and type are only what the sender claims. */
export type UploadedFile = {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
};
/** What the form sent: the fields it may have, each once, and the one file. */
export type Upload = {
  readonly fields: ReadonlyMap<UploadField, string>;
  readonly file: UploadedFile | null;
};
/** Why a body was not read: wrong content type, file or body over the limit, too slow, or not what a form sends. */
export type UploadProblem = 'unsupported' | 'too-large' | 'too-slow' | 'malformed';
type UploadFailure = { readonly problem: UploadProblem };

const KIB = 1024;
/** A browser reads no answer while it is still sending, so up to this much more is read and discarded before we give up. */
const MAX_DRAINED_BYTES = 8 * UPLOAD.maxBytes;
/** Extensions and proxies add their own fields to a form: up to this many are ignored. */
const MAX_FOREIGN_FIELDS = 20;
const LIMITS = {
  fileSize: RESUME.maxBytes,
  files: 1,
  fields: UPLOAD_FIELDS.length + MAX_FOREIGN_FIELDS,
  parts: UPLOAD_FIELDS.length + MAX_FOREIGN_FIELDS + 1,
  fieldSize: 16 * KIB,
  headerPairs: 20,
  headerSize: 8 * KIB,
} as const;

/** A form's body, and the most bytes of it that can be in memory. */
type Begun = {
  readonly body: AsyncIterable<Uint8Array> | null;
  readonly bytes: number;
};

/** The most bytes of a body that can be in memory: its announced length, capped at what we would read. */
function bytesToHold(headers: Headers): number {
  const announced = Number(headers.get('content-length') ?? Infinity);
  return announced >= 0 ? Math.min(announced, UPLOAD.maxBytes) : UPLOAD.maxBytes;
}

/**
 * Waits for the beginning of a large body: whoever only announces one takes no room from others, and is given up as any that will not
 * be there in time. Never rejects.
 */
export async function beginUpload({ headers, body }: Request): Promise<Begun | UploadFailure> {
  const bytes = bytesToHold(headers);
  if (body === null || bytes <= UPLOAD.smallBytes) return { body, bytes };
  const rest = body[Symbol.asyncIterator]();
  const reader = readAtPace(
    { [Symbol.asyncIterator]: () => rest },
    { bytes, isWanted: () => false },
  );
  const beginning: Uint8Array[] = [];
  async function* whole() {
    yield* beginning.splice(0);
    yield* rest;
  }
  try {
    for (let size = 0; size <= UPLOAD.smallBytes;) {
      const chunk = await reader.read();
      if (chunk === null) return { body: whole(), bytes: size };
      beginning.push(chunk);
      size += chunk.length;
    }
    return { body: whole(), bytes };
  } catch (error) {
    return failureOf(error);
  } finally {
    reader.close();
  }
}

/**
 * Reads the application form's multipart body, counted and timed while it streams in. Never rejects.
 * @param isWanted whether others wait for the room that it takes
 * @param onRefused called once no part of a refused body is in memory, before the rest of it is read and discarded, which can take as
 * long as the sender likes.
 */
export async function readUpload(
  { headers }: Request,
  { body, bytes }: Begun,
  isWanted: () => boolean,
  onRefused: () => void,
): Promise<Upload | UploadFailure> {
  const contentType = headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(contentType)) return { problem: 'unsupported' };
  if (body === null) return { problem: 'malformed' };
  const reader = readAtPace(body, { bytes, isWanted });
  try {
    const upload = await parse(reader, contentType);
    if ('problem' in upload) {
      onRefused();
      await drain(reader);
    }
    return upload;
  } finally {
    reader.close();
  }
}

/** Reads an unwanted body to its end, so that the browser reads our answer. Never rejects. */
export async function discardUpload({ body }: Pick<Begun, 'body'>): Promise<void> {
  if (body === null) return;
  const reader = readAtPace(body);
  await drain(reader);
  reader.close();
}

async function parse(reader: BodyReader, contentType: string): Promise<Upload | UploadFailure> {
  try {
    const parser = new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS });
    const parts = collectParts(parser);
    return (await feed(reader, parser, parts)) ? await parts : { problem: 'too-large' };
  } catch (error) {
    return failureOf(error);
  }
}

const failureOf = (error: unknown): UploadFailure => ({
  problem: isTimeout(error) ? 'too-slow' : 'malformed',
});

/** Settles when the parser has seen the last part or has given up. */
function collectParts(parser: BusboyInstance): Promise<Upload | UploadFailure> {
  const fields = new Map<UploadField, string>();
  let file: UploadedFile | null = null;
  let problem: UploadProblem | null = null;
  const malformed = () => {
    problem ??= 'malformed';
  };
  parser.on('field', (name, value, _nameTruncated, isTruncated) => {
    // A file without a name arrives as a field and would be lost silently.
    if (name === UPLOAD_FILE && value !== '') return malformed();
    if (!isUploadField(name)) return;
    if (isTruncated || fields.has(name)) malformed();
    else fields.set(name, value);
  });
  parser.on('file', (partName, stream, name, _encoding, type) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('limit', () => (problem = 'too-large'));
    // The parser reports the same failure itself.
    stream.on('error', () => undefined);
    stream.on('end', () => {
      const bytes = Buffer.concat(chunks);
      // A form without a chosen file may send an empty part without a name.
      if (partName !== UPLOAD_FILE || (!name && bytes.length === 0)) return;
      // Browsers escape a quotation mark in the name like this.
      file = { name: name.replaceAll('%22', '"'), type, bytes };
    });
  });
  parser.on('fieldsLimit', malformed).on('filesLimit', malformed).on('partsLimit', malformed);
  return new Promise((resolve, reject) => {
    parser.on('error', reject);
    parser.on('finish', () => resolve(problem === null ? { fields, file } : { problem }));
  });
}

/** Feeds the body to the parser. @returns false if it stopped at the limit. @throws what the parser throws. */
async function feed(
  reader: BodyReader,
  parser: BusboyInstance,
  parts: Promise<unknown>,
): Promise<boolean> {
  // A failure is awaited between chunks; without this it would be unhandled while a chunk is being read.
  parts.catch(() => undefined);
  let size = 0;
  for (;;) {
    const chunk = await reader.read();
    if (chunk === null) break;
    size += chunk.length;
    if (size > UPLOAD.maxBytes) return false;
    await Promise.race([write(parser, chunk), parts]);
  }
  parser.end();
  return true;
}

/** Reads and discards the rest of a refused body, so that the browser reads our answer. Never rejects. */
async function drain(reader: BodyReader): Promise<void> {
  try {
    for (let size = 0; size <= MAX_DRAINED_BYTES;) {
      const chunk = await reader.read();
      if (chunk === null) return;
      size += chunk.length;
    }
  } catch {
    // The connection broke, or the rest arrives too slowly: stop waiting.
  }
}

const write = (parser: BusboyInstance, chunk: Uint8Array) =>
  new Promise<void>((resolve) => parser.write(chunk, () => resolve()));
