/** The site's HTTP server, without what answers its requests (main.mjs). */
import { createServer } from 'node:http';
import { endOnSignal } from './drain.mjs';
import { globals } from './process-globals.mjs';

export function createSiteServer() {
  const server = createServer();
  // Nothing here speaks another protocol. Node itself closes a CONNECT.
  server.on('upgrade', (_request, socket) => socket.destroy());
  endOnSignal(server);
  globals.server = server;
  return server;
}
