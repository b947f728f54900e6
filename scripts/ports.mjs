import net from 'node:net';
import { fail } from './say.mjs';
import { usesSandbox } from './settings.mjs';

/** Whether something already listens on the port of this machine. */
function isBusy(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(true));
    server.listen({ port }, () => server.close(() => resolve(false)));
  });
}

/** Ends the script with one clear line when a port that `npm start` needs is taken. */
export async function refuseBusyPorts(settings) {
  const wanted = [['PORT', settings.PORT || '3000', 'the site']];
  if (usesSandbox(settings))
    wanted.push(['SANDBOX_PORT', settings.SANDBOX_PORT || '4010', 'the sandbox']);
  for (const [name, port, what] of wanted) {
    if (await isBusy(Number(port)))
      fail(
        'setup',
        `Port ${port} for ${what} is in use: stop what runs there, or choose another with ${name}=…`,
      );
  }
}
