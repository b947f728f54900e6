import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { ListenOptions } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describeUnless } from '@/__tests__/support/left-out';
import { freePort } from '@/scripts/test/free-port';
import { missing } from '@/scripts/test/needs.mjs';
import { balancerPart, frontPart } from '@/scripts/test/nginx-parts';
import type { Part } from '@/scripts/test/part';

/** A suite that needs nginx; skipped if there is none. */
export const describeIfNginx = describeUnless(missing('nginx'));

type Answer = {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  /** Bytes of the body that had left when the answer came. */
  readonly sent: number;
};
type Ask = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Iterable<Buffer>;
};

/** Sends one request as it is. A body without a length is sent in chunks, until it ends or there is an answer. */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body = [] }: Ask = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    let isAnswered = false;
    const { hostname, port } = new URL(url);
    // Not from the parsed address, which is tidied up.
    const path = url.slice(`http://${hostname}:${port}`.length);
    const request = http.request({ hostname, port, path, method, headers, agent: false });
    request.on('response', (answer) => {
      isAnswered = true;
      const { statusCode: status = 0, headers: told } = answer;
      buffer(answer).then((bytes) => {
        resolve({ status, headers: told, text: bytes.toString(), sent });
        request.destroy();
      }, reject);
    });
    request.on('error', (error) => (isAnswered ? undefined : reject(error)));
    void (async () => {
      for (const piece of body) {
        if (isAnswered || request.destroyed) return;
        sent += piece.length;
        if (!request.write(piece))
          await new Promise((goOn) => {
            request.once('drain', goOn);
            setTimeout(goOn, 200);
          });
      }
      request.end();
    })();
  });
}

/** nginx with the templates of deploy/, before stand-ins for the site. Everything is ended and removed by `close`. */
export function nginxFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const distDir = join(folder, 'build');
  mkdirSync(join(distDir, 'standalone', distDir, 'static'), { recursive: true });
  const ends: (() => Promise<unknown>)[] = [];
  async function started(name: string, make: (own: string, port: number) => Part): Promise<Part> {
    const own = join(folder, name);
    mkdirSync(own);
    const part = make(own, await freePort());
    ends.push(() => part.end());
    await part.start();
    return part;
  }
  return {
    folder,
    /** A stand-in for the site. */
    async site(at: ListenOptions, answer: http.RequestListener) {
      const server = http.createServer(answer);
      await new Promise<void>((resolve) => server.listen(at, resolve));
      const end = async () => {
        server.closeAllConnections();
        if (server.listening) await new Promise((resolve) => server.close(resolve));
      };
      ends.push(end);
      return { server, end };
    },
    /** @param server a line of nginx's `upstream`. Visitors' addresses are what they send in X-Forwarded-For. */
    front: (name: string, server: string) =>
      started(name, (own, port) =>
        frontPart({ folder: own, port, distDir, servers: [server], balancer: '127.0.0.1' }),
      ),
    balancer: (name: string, front: Part) =>
      started(name, (own, port) => balancerPart(own, port, [new URL(front.url).host])),
    async close() {
      for (const end of ends.toReversed()) await end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
