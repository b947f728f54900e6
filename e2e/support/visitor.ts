import http from 'node:http';

/** A visitor that asks again and again over one connection, and notes what it got: a status, or why there was none. */
export function startVisitor(url: string) {
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
    while (isGoing) statuses.push(await ask());
    agent.destroy();
  })();
  return {
    url,
    /** Every answer so far, once the last has come. */
    leave: async () => {
      isGoing = false;
      await gone;
      return statuses;
    },
  };
}
