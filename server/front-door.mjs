/**
 * A second listener for nginx on the same machine (LISTEN_SOCKET, docs/decisions/0019): a Unix socket, because it can be closed
 * without refusing a connection. First its file is removed: nginx no longer finds it, and tries the next instance before it has
 * sent a byte. Then connections already made are accepted. Then the socket is closed. Closing a port refuses the connections that
 * wait in the system's queue.
 */
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';

const QUIET_MS = 300;

/** Passes connections on the socket to the server. */
export function openFrontDoor(server, path) {
  let guests = 0;
  // A killed process may have left its socket behind.
  rmSync(path, { force: true });
  const door = createServer({ allowHalfOpen: true }, (socket) => {
    guests += 1;
    server.emit('connection', socket);
  });
  door.listen({ path, readableAll: true, writableAll: true });

  return {
    /** Resolves when no new connection is possible, and all that were being made have been accepted. */
    async hide() {
      rmSync(path, { force: true });
      for (let before = -1; guests > before;) {
        before = guests;
        await pause(QUIET_MS);
        await turn();
      }
    },
    /** Calls back when the last connection is closed. */
    close: (done) => door.close(done),
  };
}
