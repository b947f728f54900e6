import { createServer } from 'node:net';

/**
 * Below the ports that systems assign to outgoing connections, so that a free port is not taken a moment later. Browsers block
 * none of these.
 */
const PORTS = { from: 11_000, to: 30_000 };
const TRIES = 100;

/** A port of this machine that nothing listens on, for a process that must be given one. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
    if (await isFree(port)) return port;
  }
  throw new Error('This machine lets nothing listen');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
