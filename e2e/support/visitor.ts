import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Requests a URL again and again over one connection, and records each result: a status, or why there was none. */
export function startVisitor(url: string, restMs = 0) {
  const statuses: (number | string)[] = [];
  const agent = new http.Agent({ keepAlive: true });
  let isGoing = true;
  const ask = () =>
    new Promise<number | string>((resolve) => {
      http
        .get(url, { agent }, (answer) => {
          answer
            .resume()
            .once('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 'cut'));
        })
        .once('error', (error) => resolve(String(error)));
    });
  const gone = (async () => {
    while (isGoing) {
      statuses.push(await ask());
      if (restMs > 0) await pause(restMs);
    }
    agent.destroy();
  })();
  return {
    url,
    /** The number of answers so far. */
    served: () => statuses.length,
    /** Stops. Returns every answer once the last has arrived. */
    leave: async () => {
      isGoing = false;
      await gone;
      return statuses;
    },
  };
}
