import type { IncomingHttpHeaders } from 'node:http';
import { json } from '@/sandbox/http/answer';
import type { Route } from '@/sandbox/http/route';

/** A call the platform (or the mail service) received. Bodies hold personal data and are not kept here. */
type Call = {
  readonly n: number;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly time: string;
  /** The fault that hit it. */
  readonly fault: number | null;
};

export type Calls = {
  readonly note: (call: {
    method: string;
    path: string;
    query: URLSearchParams;
    headers: IncomingHttpHeaders;
    fault: number | null;
  }) => void;
  readonly routes: readonly Route[];
};

const MAX_CALLS = 10_000;
/** The headers a test may ask about; never cookies or authorisation. */
const SHOWN_HEADERS = ['accept', 'cache-control', 'content-type', 'pragma'] as const;

const shownHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    SHOWN_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
  );

/** `GET /__calls` lists the calls and their counts, `DELETE` resets them. */
export function createCalls(): Calls {
  let list: Call[] = [];
  let counts: Record<string, number> = {};
  let total = 0;
  return {
    note({ method, path, query, headers, fault }) {
      total += 1;
      const line = `${method} ${path}`;
      counts[line] = (counts[line] ?? 0) + 1;
      list.push({
        n: total,
        method,
        path,
        query: Object.fromEntries(query),
        headers: shownHeaders(headers),
        time: new Date().toISOString(),
        fault,
      });
      if (list.length > MAX_CALLS) list = list.slice(-MAX_CALLS / 2);
    },
    routes: [
      { method: 'GET', path: '/__calls', run: () => json({ total, counts, calls: list }) },
      {
        method: 'DELETE',
        path: '/__calls',
        run() {
          list = [];
          counts = {};
          total = 0;
          return json({ cleared: true });
        },
      },
    ],
  };
}
