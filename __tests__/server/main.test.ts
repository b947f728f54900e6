import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { until } from '@/__tests__/support/doubles/fresh-process';
import { freePort } from '@/scripts/test/free-port';

/** In Next's place: it is prepared at a SIGUSR2, says what it is told, and listens for upgrades as Next does. */
const STAND_IN = `
  export default function next({ port, hostname = null, httpServer }) {
    console.log(JSON.stringify({ port, hostname, mode: process.env.NODE_ENV }));
    let isPrepared = false;
    return {
      getRequestHandler: () => (request, response) => {
        (httpServer ?? request.socket.server).on('upgrade', () => console.log('Next is asked for another protocol'));
        response.end(isPrepared ? 'prepared' : 'not prepared');
      },
      prepare: async () => {
        const told = new Promise((resolve) => process.on('SIGUSR2', resolve));
        console.log('Next begins');
        if (process.env.LOG_LEVEL === 'wrong') throw new Error('a wrong setting');
        await told;
        isPrepared = true;
      },
    };
  }
`;

const tree = mkdtempSync(join(tmpdir(), 'tree-'));
beforeAll(() => {
  cpSync('server', join(tree, 'server'), { recursive: true });
  mkdirSync(join(tree, 'public'));
  const next = join(tree, 'node_modules/next');
  mkdirSync(next, { recursive: true });
  writeFileSync(join(next, 'package.json'), '{ "type": "module", "exports": "./index.js" }');
  writeFileSync(join(next, 'index.js'), STAND_IN);
});
afterAll(() => rmSync(tree, { recursive: true }));

function start(settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [join(tree, 'server/main.mjs')], {
    env: { ...process.env, DRAIN_SECONDS: '0', LISTEN_SOCKET: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  child.stderr.on('data', (part: Buffer) => (printed += part.toString()));
  return { child, output: () => printed, ended: once(child, 'close') };
}

const hears = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, host, () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });

describe('the server', () => {
  it('lets requests wait until Next is prepared, and ends with code 0', async () => {
    const port = await freePort();
    const { child, output, ended } = start({ PORT: String(port), HOSTNAME: 'nowhere.invalid' });
    await until(() => output().includes('Next begins'));
    expect(output()).toContain(JSON.stringify({ port, hostname: null, mode: 'test' }));
    const early = fetch(`http://127.0.0.1:${port}/about`);
    child.kill('SIGUSR2');
    await until(() => output().includes('listens'));
    expect(await (await early).text()).toBe('prepared');
    // By now Next, if it could, would hear of this.
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(output()).not.toContain('another protocol');
  });

  it('of a release listens on HOSTNAME, and is in production whatever NODE_ENV says', async () => {
    const port = await freePort();
    writeFileSync(join(tree, 'server/next-settings.json'), '{}');
    const { child, output, ended } = start({ PORT: String(port), HOSTNAME: '127.0.0.1' });
    await until(() => output().includes('Next begins'));
    rmSync(join(tree, 'server/next-settings.json'));
    // Told 127.0.0.1, Next would send the rewrite of a short address to the site once more, as if to another server.
    expect(output()).toContain(JSON.stringify({ port, hostname: null, mode: 'production' }));
    expect([await hears('127.0.0.1', port), await hears('127.0.0.2', port)]).toEqual([true, false]);
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });

  it('begins nothing if its port is taken', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { output, ended } = start({ PORT: String(port) });
    expect(await ended).toEqual([1, null]);
    expect(output()).toContain('EADDRINUSE');
    expect(output()).not.toContain('Next begins');
    other.close();
  });

  it('ends with what is wrong if the site cannot start', async () => {
    const { output, ended } = start({ PORT: String(await freePort()), LOG_LEVEL: 'wrong' });
    expect(await ended).toEqual([1, null]);
    expect(output()).toContain('a wrong setting');
  });
});
