/**
 * The site's one process: `node server/main.mjs`, among the sources and in a release alike. A custom server of the kind that Next
 * documents: each request passes the guard, then Next (docs/decisions/0009).
 */
import { isRelease } from './release.mjs';
import './start-settings.mjs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import next from 'next';
import { guarded } from './guard.mjs';
import { globals } from './process-globals.mjs';
import { settings } from './settings.mjs';
import { createSiteServer } from './site-server.mjs';

const { port } = settings();
// Among the sources it listens everywhere: many a shell sets HOSTNAME to the machine's name.
const hostname = isRelease ? (settings().hostname ?? '0.0.0.0') : undefined;
// Next adds a listener for upgrades to the server that it is told of. It has no use for one, so this one never listens.
// It is not told the host's name either: with 127.0.0.1 it would take the rewrite of a short address for one to another server.
const app = next({ port, httpServer: createServer() });
globals.handle = app.getRequestHandler();
const answer = guarded(globals.handle);
const server = createSiteServer();

// A port that is taken is noticed before the site begins its work. Requests that come meanwhile wait.
const ready = once(server.listen(port, hostname), 'listening').then(() => app.prepare());
ready.catch((error) => {
  const cannotListen = error.syscall === 'listen' || error.syscall === 'getaddrinfo';
  const place = `port ${port}${hostname ? ` of ${hostname}` : ''} (PORT${hostname ? ', HOSTNAME' : ''})`;
  console.error(cannotListen ? `The site cannot listen on ${place}: ${error.code}` : error);
  process.exit(1);
});
server.on('request', async (request, response) => {
  await ready;
  answer(request, response);
});
await ready;
console.log(`The site listens on port ${port}.`);
