/** The site's HTTP server, without what answers its requests (main.mjs). */
import { createServer } from 'node:http';
import { endOnSignal } from './drain.mjs';
import { globals } from './process-globals.mjs';

const REFUSAL =
  'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nCache-Control: no-store\r\nContent-Length: 0\r\n\r\n';

export function createSiteServer() {
  const server = createServer();
  // Nothing here speaks another protocol.
  for (const event of ['upgrade', 'connect'])
    server.on(event, (_request, socket) => socket.end(REFUSAL, () => socket.destroy()));
  endOnSignal(server);
  globals.server = server;
  return server;
}
