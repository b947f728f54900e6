import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { turns } from '@/__tests__/support/turns';

/** A request as it arrived. */
type Heard = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};
export type Answering = (response: ServerResponse, heard: Heard) => void;

/** Answers with JSON. */
export const json =
  (body: unknown, status = 200): Answering =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Answers with text unchanged. */
export const text =
  (body: string, { status = 200, type = 'text/html' } = {}): Answering =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

/** Accepts the request and never answers. */
export const silence: Answering = () => undefined;

/** Begins a response and never ends it. */
export const stalledBody: Answering = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('[{"Record_Id":"a1"');
};

/** Breaks the connection in the middle of the response. */
export const cutConnection: Answering = (response) => {
  response.writeHead(200, { 'content-length': '1000' }).write('[{"Record_Id":"a1"');
  void turns().then(() => response.destroy());
};

/** Breaks the connection before the first byte of a response. */
export const hangUp: Answering = (response) => response.destroy();

const read = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('utf8');
};

/**
 * A platform that answers as the test wants, over real HTTP. Its address becomes STAFFING_API_BASE_URL, so start it before
 * anything reads the settings.
 */
export async function startFakePlatform() {
  const heard: Heard[] = [];
  let answering: Answering = json([]);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://platform');
    void read(request).then((body) => {
      const one: Heard = {
        method: request.method ?? '',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body,
      };
      heard.push(one);
      answering(response, one);
    });
  });
  // A test that was busy for longer would send its next request on a connection that is just being closed.
  server.keepAliveTimeout = 0;
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  process.env.STAFFING_API_BASE_URL = `http://127.0.0.1:${port}/services/apexrest`;
  return {
    heard,
    answer(next: Answering) {
      answering = next;
      heard.length = 0;
    },
    /** Stops listening: connections are refused, once the client has noticed that the old ones are closed. */
    async goDown() {
      await close();
      await turns();
    },
    comeBack: () => listen(port),
    close,
  };
}

export type FakePlatform = Awaited<ReturnType<typeof startFakePlatform>>;
