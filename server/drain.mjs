/**
 * How a server shuts down (docs/decisions/0019). On SIGTERM it continues to answer for DRAIN_SECONDS, while
 * /api/health responds with 503 and every answer has 'Connection: close', so that the proxy in front sends no more requests; then
 * it accepts no new connections (server/front-door.mjs), finishes the work in progress, including applications on their way
 * to the platform, and exits with code 0. SIGINT (Ctrl-C) skips the wait.
 */
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { openFrontDoor } from './front-door.mjs';
import { globals } from './process-globals.mjs';
import { settings } from './settings.mjs';

/** Limit for the work in progress; the rest is aborted. Sending an application may take 20 s, after its upload. */
const LONGEST_MS = 30_000;
/** Time left to a connection without a first request: a browser's preconnect, or one whose request is about to arrive. */
const FRESH_MS = 1_000;
const SWEEP_MS = 100;

let isEnding = false;

/** Whether answers should ask the other side to close the connection. */
export const isLeaving = () => isEnding;

/** Waits until no work is left: what has finished may have started more. Then closes what the work needed. */
async function finish() {
  for (;;) {
    const work = [...globals.unfinished];
    if (work.length === 0) return globals.closeLast?.();
    await Promise.allSettled(work);
  }
}

/**
 * Opens the server's front door with its port, and closes both when the process is told to end.
 * @param {import('node:http').Server} server
 */
export function endOnSignal(server) {
  /** Connections without a first request. */
  const fresh = new Set();
  let door;

  async function end(wait) {
    if (isEnding) return;
    isEnding = true;
    await pause(wait);
    await door?.hide();
    // Connections that waited in the port's queue have just been accepted.
    await turn();
    const doors = door ? [server, door] : [server];
    const closed = doors.map((each) => new Promise((resolve) => each.close(resolve)));
    setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    // A request that has arrived meanwhile is read before this turn ends.
    void pause(FRESH_MS)
      .then(() => turn())
      .then(() => fresh.forEach((socket) => socket.destroy()));
    await Promise.race([Promise.all(closed).then(finish), pause(LONGEST_MS)]);
    process.exit(0);
  }

  server.once('listening', () => {
    const { listenSocket } = settings();
    if (listenSocket !== null) door = openFrontDoor(server, listenSocket);
  });
  server.on('connection', (socket) => {
    fresh.add(socket);
    socket.once('close', () => fresh.delete(socket));
  });
  server.on('request', ({ socket }) => fresh.delete(socket));
  process.on('SIGTERM', () => void end(settings().drainMs));
  process.on('SIGINT', () => void end(0));
}
