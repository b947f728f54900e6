import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

async function startSite(seconds: string, settings: Readonly<Record<string, string>> = {}) {
  const child = spawn(
    process.execPath,
    [
      '--import',
      './scripts/server/request-guard.mjs',
      '__tests__/scripts/server/programs/slow-server.mjs',
    ],
    {
      env: { ...process.env, DRAIN_SECONDS: seconds, ...settings },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(line.toString());
  return { child, port, ended: once(child, 'exit'), url: `http://127.0.0.1:${port}` };
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a server told to end', () => {
  it('continues to answer for a while, asks to close the connection, and ends with code 0', async () => {
    const { child, url, ended } = await startSite('1');
    const before = await fetch(url);
    expect(before.headers.get('connection')).toBe('keep-alive');
    child.kill('SIGTERM');
    await pause(200);
    const answer = await fetch(url);
    expect([await answer.text(), answer.headers.get('connection')]).toEqual(['whole', 'close']);
    expect(await ended).toEqual([0, null]);
    await expect(fetch(url)).rejects.toThrow();
  });

  it('finishes running requests, and a second signal changes nothing', async () => {
    const { child, url, ended } = await startSite('0');
    const slow = fetch(`${url}/slow`);
    await pause(300);
    child.kill('SIGTERM');
    await pause(100);
    child.kill('SIGINT');
    expect(await (await slow).text()).toBe('whole');
    expect(await ended).toEqual([0, null]);
  });

  it('finishes work that no connection waits for', async () => {
    const { child, url, ended } = await startSite('0');
    let printed = '';
    child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
    await (await fetch(`${url}/hand-over`)).text();
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(printed).toBe('handed over\n');
  });

  it('does not wait for connections without any request', async () => {
    const { child, port, ended } = await startSite('0');
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    await pause(100);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('skips the wait on Ctrl-C, and uses the default for an invalid setting', async () => {
    const { child, url, ended } = await startSite('soon');
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
    await pause(500);
    child.kill('SIGTERM');
    await Promise.all(guests);
    expect(answers.filter((answer) => answer === 'whole').length).toBeGreaterThan(10);
    expect(new Set(answers)).toEqual(new Set(['whole', 'ENOENT']));
    expect(await ended).toEqual([0, null]);
    rmSync(folder, { recursive: true });
  });
});
