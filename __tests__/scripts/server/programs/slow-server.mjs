// A server behind the guard: /slow takes its time, /hand-over continues after its response, and /busy blocks all others
// for a while.
import { createServer } from 'node:http';
import { globals } from '../../../../scripts/server/process-globals.mjs';
const handOver = () => {
  const work = new Promise((resolve) => setTimeout(resolve, 1_000)).then(() => {
    globals.unfinished.delete(work);
    console.log('handed over');
  });
  globals.unfinished.add(work);
};
const server = createServer((request, response) => {
  if (request.url === '/hand-over') handOver();
  for (const end = Date.now() + (request.url === '/busy' ? 30 : 0); Date.now() < end;);
  setTimeout(() => response.end('whole'), request.url === '/slow' ? 1_500 : 0);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
