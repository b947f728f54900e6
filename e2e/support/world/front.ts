import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A minimal reverse proxy for several instances: takes turns, and tries the next if one does not answer. */
export type Front = {
  readonly url: string;
  /** Sends visitors here from now on. */
  readonly use: (...origins: readonly string[]) => void;
  /** Keeps requests for a path waiting until they are released. */
  readonly hold: (path: string) => Held;
  readonly close: () => Promise<void>;
};

export type Held = { readonly isAsked: () => boolean; readonly release: () => void };

export async function startFront(...first: readonly string[]): Promise<Front> {
  let origins = first;
  let turn = 0;
  const held = new Map<string, (onward: () => void) => void>();
  const agent = new http.Agent({ keepAlive: true, timeout: 3_000 });

  function pass(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    [origin = '', ...others]: readonly string[],
  ): void {
    const { method, headers, url } = request;
    const onward = http.request(`${origin}${url}`, { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    onward.on('error', () => {
      if (response.headersSent) response.destroy();
      else if (others.length > 0) pass(request, response, others);
      else response.writeHead(502).end();
    });
    request.pipe(onward);
  }

  const server = http.createServer((request, response) => {
    turn = (turn + 1) % origins.length;
    const onward = () =>
      pass(request, response, [...origins.slice(turn), ...origins.slice(0, turn)]);
    const hold = held.get(request.url ?? '');
    if (hold) hold(onward);
    else onward();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    use: (...next) => (origins = next),
    hold: (path) => {
      const waiting: (() => void)[] = [];
      held.set(path, (onward) => waiting.push(onward));
      return {
        isAsked: () => waiting.length > 0,
        release: () => {
          held.delete(path);
          for (const onward of waiting) onward();
        },
      };
    },
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
