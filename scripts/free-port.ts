import { createServer } from 'node:net';

/** Below those that systems give to outgoing connections: a port that was free a moment ago still is. */
const PORTS = { from: 10_000, to: 30_000 };

/** A port of this machine that nothing listens on, for a process that wants to be told one. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
