import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Another address of this machine (Linux has all of 127.0.0.0/8). */
export const SILENT = '127.0.0.9';

const PROGRAM = `require('node:net').createServer().listen({ host: '${SILENT}', port: Number(process.argv[1]), backlog: 1 }, () => console.log('listens'))`;

/**
 * Makes connections to `SILENT` on this port time out: a process that is stopped listens there, and its queue is full, so that the
 * system drops whoever calls.
 */
export async function startSilence(port: number): Promise<{ readonly stop: () => void }> {
  const child = spawn(process.execPath, ['-e', PROGRAM, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  const queue: Socket[] = [];
  let isFull = false;
  while (!isFull && queue.length < 50) {
    const socket = connect(port, SILENT).on('error', () => {});
    queue.push(socket);
    isFull = await Promise.race([once(socket, 'connect').then(() => false), pause(1_000, true)]);
  }
  return {
    stop() {
      for (const socket of queue) socket.destroy();
      child.kill('SIGKILL');
    },
  };
}
