// A server behind the guard: /slow begins its answer, and ends it after a SIGUSR2; /hand-over continues after its response until then;
// and /busy blocks all others for a while.
import { once } from 'node:events';
import { guarded } from '../../../server/guard.mjs';
import { globals } from '../../../server/process-globals.mjs';
import { createSiteServer } from '../../../server/site-server.mjs';
const handOver = () => {
  const work = once(process, 'SIGUSR2').then(() => {
    globals.unfinished.delete(work);
    console.log('handed over');
  });
  globals.unfinished.add(work);
};
globals.closeLast = async () => console.log('closed');
const answer = (request, response) => {
  if (request.url === '/hand-over') handOver();
  for (const end = Date.now() + (request.url === '/busy' ? 30 : 0); Date.now() < end;);
  if (request.url !== '/slow') return void response.end('whole');
  response.write('who');
  void once(process, 'SIGUSR2').then(() => response.end('le'));
};
const server = createSiteServer().on('request', guarded(answer));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
