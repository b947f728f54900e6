import { setImmediate as nextTurn } from 'node:timers/promises';
import { createListReader, type Drain } from '@/lib/platform/basics/json-list';
import { fromWindows1252 } from '@/lib/platform/basics/windows-1252';
import { PlatformError } from './platform-error';

/** Bytes read before yielding to other work: a few milliseconds of parsing. */
const SLICE_BYTES = 64 * 1024;

/** What an answer's body holds. */
export type JsonBody = {
  /** Undefined if it is not JSON (HTML, cut off, empty). */
  readonly value: unknown;
  /** What it is if it is not JSON: an HTML page, or XML, which the platform also speaks. */
  readonly markup: 'page' | 'xml' | null;
};

const CHARSET = /\bcharset ?= ?"?([\w-]{1,40})/i;
/** The first two bytes of UTF-16, which no JSON in UTF-8 begins with. */
const UTF_16: ReadonlyMap<string, string> = new Map([
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]);

/** Turns the pieces of an answer into UTF-8, from the alphabet that it declares or begins with; an unknown one is taken for UTF-8. */
function createTranscoder(contentType: string | null) {
  let decode = decoderOf(CHARSET.exec(contentType ?? '')?.[1]);
  let isFirst = true;
  return (piece: Uint8Array): Uint8Array => {
    if (isFirst)
      decode ??= decoderOf(UTF_16.get(Buffer.from(piece.subarray(0, 2)).toString('hex')));
    isFirst = false;
    return decode === null ? piece : Buffer.from(decode(piece));
  };
}

/** Reads the pieces of a body in an alphabet; null for UTF-8, which needs nothing. */
function decoderOf(label: string | undefined): ((piece: Uint8Array) => string) | null {
  try {
    const decoder = new TextDecoder(label);
    if (decoder.encoding === 'utf-8') return null;
    if (decoder.encoding === 'windows-1252') return fromWindows1252;
    return (piece) => decoder.decode(piece, { stream: true });
  } catch {
    return null;
  }
}

/** White space, and the bytes of a byte order mark. */
const BLANK: readonly number[] = [0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf];
const OPEN_LIST = 0x5b;

/**
 * The body as JSON, read chunk by chunk so that an endless answer is stopped and a long list does not block other requests.
 * @param maxBytes largest answer accepted, after decompression
 * @param heard called for every chunk
 * @param drain consumes the items of a long list as they arrive
 * @throws PlatformError of kind 'shape' for a body that is too large.
 */
export async function readJson(
  response: Response,
  maxBytes: number,
  heard: () => void = () => {},
  drain?: Drain,
): Promise<JsonBody> {
  const reader = createBodyReader(drain);
  const toUtf8 = createTranscoder(response.headers.get('content-type'));
  let [bytes, slice] = [0, 0];
  try {
    // Leaving the loop cancels the stream, and with it the transfer.
    for await (const piece of response.body ?? []) {
      heard();
      bytes += piece.byteLength;
      slice += piece.byteLength;
      reader.read(toUtf8(piece));
      if (bytes > maxBytes) {
        throw new PlatformError('Answer too large', { kind: 'shape', status: response.status });
      }
      if (slice < SLICE_BYTES) continue;
      slice = 0;
      await nextTurn();
    }
    return reader.end();
  } catch (error) {
    if (error instanceof SyntaxError) return { value: undefined, markup: null };
    throw error;
  }
}

/** Reads a list record by record and anything else as one text. */
function createBodyReader(drain?: Drain) {
  const decoder = new TextDecoder();
  const texts: string[] = [];
  let list: ReturnType<typeof createListReader> | null = null;
  let started = false;

  function read(piece: Uint8Array): void {
    if (started) {
      if (list) list.read(piece);
      else texts.push(decoder.decode(piece, { stream: true }));
      return;
    }
    const start = piece.findIndex((byte) => !BLANK.includes(byte));
    if (start < 0) return;
    started = true;
    if (piece[start] === OPEN_LIST) list = createListReader(drain);
    read(piece.subarray(list ? start + 1 : start));
  }

  function end(): JsonBody {
    if (list) return { value: list.end(), markup: null };
    const text = texts.join('') + decoder.decode();
    return { value: parseJson(text), markup: markupOf(text) };
  }
  return { read, end };
}

/** How an HTML page begins, after its prolog. */
const PAGE = /^<(?:!doctype\s+html|html|head|body|script|meta|title)\b/i;

function markupOf(text: string): JsonBody['markup'] {
  if (!text.startsWith('<')) return null;
  return PAGE.test(text.slice(endOfProlog(text))) ? 'page' : 'xml';
}

/** Where an XML declaration, comments and the space between them end; the text's end if one of them is not closed. */
function endOfProlog(text: string): number {
  let at = 0;
  while (at < text.length) {
    if (text.startsWith('<!--', at)) at = endOf(text, '-->', at);
    else if (text.startsWith('<?', at)) at = endOf(text, '>', at);
    else if (text.charAt(at).trim() === '') at += 1;
    else return at;
  }
  return text.length;
}

function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from + 2);
  return at < 0 ? text.length : at + mark.length;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
