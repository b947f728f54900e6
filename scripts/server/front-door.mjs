/**
 * A second way in for nginx on the same machine (LISTEN_SOCKET, docs/decisions/0019): a Unix socket, for it alone can be
 * closed without turning anybody away. Its name goes first, so nobody new finds it and nginx asks the next instance before a
 * byte is sent; who has found it is let in; then it is closed. A port refuses those who wait in the system's queue.
 */
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';

const QUIET_MS = 300;

/** Hands whoever comes in by the socket on to the server. */
export function openFrontDoor(server, path) {
  let guests = 0;
  // What a killed process has left.
  rmSync(path, { force: true });
  const door = createServer({ allowHalfOpen: true }, (socket) => {
    guests += 1;
    server.emit('connection', socket);
  });
  door.listen({ path, readableAll: true, writableAll: true });

  return {
    /** Resolves when nobody can come in any more, and nobody who was on the way was turned away. */
    async hide() {
      rmSync(path, { force: true });
      for (let before = -1; guests > before;) {
        before = guests;
        await pause(QUIET_MS);
        await turn();
      }
    },
    /** Calls back when the last guest is gone. */
    close: (done) => door.close(done),
  };
}
