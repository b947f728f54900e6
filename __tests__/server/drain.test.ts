import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@/__tests__/support/doubles/fresh-process';

async function startSite(seconds: string, settings: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['__tests__/server/programs/slow-server.mjs'], {
    env: { ...process.env, DRAIN_SECONDS: seconds, ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(line.toString());
  return { child, port, ended: once(child, 'exit'), url: `http://127.0.0.1:${port}` };
}
/** Waits until new connections are refused. */
const isClosed = (port: number) =>
  until(
    () =>
      new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1', () => resolve(false));
        socket.once('error', () => resolve(true)).once('connect', () => socket.destroy());
      }),
  );

describe('a server told to end', () => {
  it('continues to answer for a while, asks to close the connection, and ends with code 0', async () => {
    const { child, url, ended } = await startSite('3');
    const before = await fetch(url);
    expect(before.headers.get('connection')).toBe('keep-alive');
    child.kill('SIGTERM');
    let answer = before;
    await until(async () => {
      answer = await fetch(url);
      expect(await answer.text()).toBe('whole');
      return answer.headers.get('connection') === 'close';
    });
    expect(await ended).toEqual([0, null]);
    await expect(fetch(url)).rejects.toThrow();
  });

  it('finishes running requests, and a second signal changes nothing', async () => {
    const { child, port, url, ended } = await startSite('0');
    const slow = await fetch(`${url}/slow`);
    child.kill('SIGTERM');
    await isClosed(port);
    child.kill('SIGINT');
    child.kill('SIGUSR2');
    expect(await slow.text()).toBe('whole');
    expect(await ended).toEqual([0, null]);
  });

  it('finishes work that no connection waits for, and closes what it needed', async () => {
    const { child, port, url, ended } = await startSite('0');
    let printed = '';
    child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
    await (await fetch(`${url}/hand-over`)).text();
    child.kill('SIGTERM');
    await isClosed(port);
    child.kill('SIGUSR2');
    expect(await ended).toEqual([0, null]);
    expect(printed).toBe('handed over\nclosed\n');
  });

  it('does not wait for connections without any request', async () => {
    const { child, port, url, ended } = await startSite('0');
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    // Connections are accepted in order, so by its answer the one before has been accepted too.
    await fetch(url);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('skips the wait on Ctrl-C', async () => {
    const { child, url, ended } = await startSite('3600');
    await fetch(url);
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });

  it('refuses nobody who reached its socket, however busy it is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'door-'));
    const socketPath = join(folder, 'site.sock');
    const { child, ended } = await startSite('0', { LISTEN_SOCKET: socketPath });
    /** A client like nginx: a new connection, with the request right behind. */
    const visit = () =>
      new Promise<string>((resolve) => {
        get({ socketPath, path: '/busy', agent: false }, (answer) => {
          answer.resume().once('close', () => resolve(answer.complete ? 'whole' : 'cut'));
        }).once('error', ({ message }) => resolve(message.split(' ')[1] ?? message));
      });
    const answers: string[] = [];
    const guests = Array.from({ length: 8 }, async () => {
      while (answers.at(-1) !== 'ENOENT') answers.push(await visit());
    });
    await until(() => answers.length > 10);
    child.kill('SIGTERM');
    await Promise.all(guests);
    expect(answers.filter((answer) => answer === 'whole').length).toBeGreaterThan(10);
    expect(new Set(answers)).toEqual(new Set(['whole', 'ENOENT']));
    expect(await ended).toEqual([0, null]);
    rmSync(folder, { recursive: true });
  });
});
