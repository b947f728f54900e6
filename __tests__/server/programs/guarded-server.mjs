// A server behind the guard that echoes what reached it, with a gate that refuses one path.
import { guarded } from '../../../server/guard.mjs';
import { globals } from '../../../server/process-globals.mjs';
import { createSiteServer } from '../../../server/site-server.mjs';
globals.requestGate = ({ method, path, search }) => {
  if (path === '/jobs/caf%C3%A9') return { status: 404, headers: {}, body: 'none' };
  if (path === '/jobs/broken') throw new Error('a fault of the gate');
  if (path === '/jobs/slowly-broken') return Promise.reject(new Error('a fault of the gate'));
  const answer = { status: 503, headers: { 'retry-after': '7' }, body: 'later ' + method };
  if (path === '/jobs/slow') return new Promise((resolve) => setTimeout(() => resolve(answer), 20));
  if (path === '/elsewhere/') return { ...answer, body: search };
  return path === '/jobs/unknown' || path.includes('/elsewhere') ? answer : null;
};
const echo = async (request, response) => {
  if (request.url === '/faulty') throw new Error('a fault of Next');
  if (request.url === '/api/too-large') {
    request.once('data', () => request.pause());
    response.writeHead(413, { connection: 'close' });
    return response.end('too large');
  }
  if (!request.url.startsWith('/kept')) return tell(request, response);
  response.setHeader('ETag', '"a1"');
  response.setHeader('Content-Length', 4);
  response.statusCode = request.url === '/kept/none' ? 404 : 200;
  response.end('page');
};
const tell = async (request, response) => {
  await new Promise(setImmediate);
  const id = globals.requestIds.getStore();
  response.end(
    request.url === '/id'
      ? id
      : JSON.stringify({
          url: request.url,
          client: request.headers['x-forwarded-for'] ?? null,
          ...(request.url.startsWith('/seen') && {
            host: request.headers.host,
            names: Object.keys(request.headers),
          }),
        }),
  );
};
const server = createSiteServer().on('request', guarded(echo));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
