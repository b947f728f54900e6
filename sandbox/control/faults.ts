import { gzipSync } from 'node:zlib';
import { json } from '@/sandbox/http/answer';
import type { Answer } from '@/sandbox/http/answer';
import { isObject, parseJson } from '@/sandbox/http/request';
import type { Route } from '@/sandbox/http/route';

/** A fault on request: which calls it hits and what it does. With nothing but `match`, calls are answered as usual. */
export type Fault = {
  readonly id: number;
  /** Part of 'GET /path?query', or a pattern between slashes: '/cerebralstaffing.*Record_Id/'. */
  readonly match: string;
  readonly status: number | null;
  readonly delayMs: number;
  /** Text is sent unchanged, anything else as JSON. `undefined`: the usual body, or none if there is a `status`. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** How many requests it hits; null means all of them. */
  readonly times: number | null;
  /** Half of the body, then the connection breaks. */
  readonly cut: boolean;
  /** Half of the body, then nothing, ever. */
  readonly stall: boolean;
  /** A small gzip body that decompresses to this many megabytes; null for none. */
  readonly bombMb: number | null;
  /** No answer at all, ever. */
  readonly hang: boolean;
  /** The connection breaks before anything is read. */
  readonly refuse: boolean;
  used: number;
};

export type Faults = {
  /** The first fault that hits this request, counted as used. */
  readonly take: (line: string) => Fault | null;
  readonly routes: readonly Route[];
};

const numberOr = <T>(value: unknown, fallback: T): number | T =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : fallback;

function hits(match: string, line: string): boolean {
  // '/jobportal/v1/apply' is a path, not a pattern: it does not end in a slash.
  const pattern = /^\/(.+)\/(i?)$/.exec(match);
  if (line.includes(match)) return true;
  return pattern ? new RegExp(pattern[1] ?? '', pattern[2]).test(line) : false;
}

/** @throws SyntaxError when `match` is an invalid pattern. */
function readFault(order: Record<string, unknown>, id: number): Fault {
  const match = typeof order.match === 'string' ? order.match : '';
  hits(match, '');
  const headers = isObject(order.headers)
    ? Object.fromEntries(
        Object.entries(order.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
      )
    : {};
  return {
    id,
    match,
    status: numberOr(order.status, null),
    delayMs: numberOr(order.delayMs, 0),
    body: order.body,
    headers,
    times: numberOr(order.times, null),
    cut: order.cut === true,
    stall: order.stall === true,
    bombMb: numberOr(order.bombMb, null),
    hang: order.hang === true,
    refuse: order.refuse === true,
    used: 0,
  };
}

/** The usual answer with the fault applied. */
export function applyFault(fault: Fault, usual: Answer): Answer {
  if (fault.bombMb !== null) return bomb(fault.bombMb);
  const said = fault.body !== undefined || fault.status !== null;
  if (!said) return { ...usual, headers: { ...usual.headers, ...fault.headers } };
  const isText = typeof fault.body === 'string' || fault.body === undefined;
  const type = isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
  return {
    status: fault.status ?? 200,
    headers: { ...usual.headers, 'content-type': type, ...fault.headers },
    body: typeof fault.body === 'string' ? fault.body : isText ? '' : JSON.stringify(fault.body),
  };
}

/** JSON with nothing but white space after its first character: one compressed megabyte, repeated, which gzip allows. */
function bomb(megabytes: number): Answer {
  const megabyte = gzipSync(Buffer.alloc(1024 * 1024, ' '));
  const body = [gzipSync('['), ...Array.from({ length: megabytes }, () => megabyte)];
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  return { status: 200, headers, body };
}

/** Whether the fault replaces the usual answer completely, so that the usual one need not be made. */
export const isWhole = (fault: Fault): boolean =>
  fault.body !== undefined || fault.status !== null || fault.bombMb !== null;

/** `POST /__faults` adds one, `GET` lists them, `DELETE` clears them. */
export function createFaults(): Faults {
  let list: Fault[] = [];
  let nextId = 1;
  return {
    take(line) {
      const fault = list.find((f) => (f.times === null || f.used < f.times) && hits(f.match, line));
      if (!fault) return null;
      fault.used += 1;
      return fault;
    },
    routes: [
      {
        method: 'POST',
        path: '/__faults',
        run({ body }) {
          const order = parseJson(body);
          if (!isObject(order) || typeof order.match !== 'string') {
            return json({ message: 'A fault needs { match: "…" } as JSON.' }, 400);
          }
          try {
            const fault = readFault(order, nextId);
            nextId += 1;
            list.push(fault);
            return json(fault, 201);
          } catch (error) {
            return json({ message: String(error) }, 400);
          }
        },
      },
      { method: 'GET', path: '/__faults', run: () => json(list) },
      {
        method: 'DELETE',
        path: '/__faults',
        run() {
          list = [];
          return json({ cleared: true });
        },
      },
    ],
  };
}
