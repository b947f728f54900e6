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
    console.log(JSON.stringify({ port, hostname, mode: process.env.NODE_ENV, site: process.env.SITE_URL }));
    let isPrepared = false;
    return {
      getRequestHandler: () => (request, response) => {
        (httpServer ?? request.socket.server).on('upgrade', () => console.log('Next is asked for another protocol'));
        response.end(isPrepared ? 'prepared' : 'not prepared');
      },
      prepare: async () => {
        const told = new Promise((resolve) => process.on('SIGUSR2', resolve));
        console.log('Next begins');
        if (process.env.BREAKS) throw new Error('a fault of the code');
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
  cpSync('node_modules/@next/env', join(tree, 'node_modules/@next/env'), { recursive: true });
});
afterAll(() => rmSync(tree, { recursive: true }));

function start(settings: Readonly<Record<string, string | undefined>>) {
  const child = spawn(process.execPath, [join(tree, 'server/main.mjs')], {
    env: { ...process.env, SITE_URL: '', DRAIN_SECONDS: '0', LISTEN_SOCKET: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  child.stderr.on('data', (part: Buffer) => (printed += part.toString()));
  return { child, output: () => printed, ended: once(child, 'close') };
}

const BUILT_URL = 'https://www.site.example';
/** Makes the tree a release's. Returns what makes it sources again. */
function makeRelease() {
  const file = join(tree, 'server/build.json');
  writeFileSync(file, JSON.stringify({ siteUrl: BUILT_URL, next: {} }));
  return () => rmSync(file);
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
    expect(output()).toContain(JSON.stringify({ port, hostname: null, mode: 'test', site: '' }));
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
    const done = makeRelease();
    const { child, output, ended } = start({ PORT: String(port), HOSTNAME: '127.0.0.1' });
    await until(() => output().includes('Next begins'));
    done();
    // Told 127.0.0.1, Next would send the rewrite of a short address to the site once more, as if to another server.
    expect(output()).toContain(
      JSON.stringify({ port, hostname: null, mode: 'production', site: BUILT_URL }),
    );
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
    expect(output()).toContain(`\nThe site cannot listen on port ${port} (PORT): EADDRINUSE\n`);
    expect(output()).not.toContain('Next begins');
    other.close();
  });

  it('ends with what is wrong if the site cannot start', async () => {
    const { output, ended } = start({ PORT: String(await freePort()), BREAKS: 'yes' });
    expect(await ended).toEqual([1, null]);
    expect(output()).toContain('a fault of the code');
  });

  it('begins nothing with settings that cannot be read, of the environment or of .env, and names each', async () => {
    writeFileSync(join(tree, '.env'), 'TRUSTED_PROXIES=one\nLOG_LEVEL=warn\n');
    const { output, ended } = start({
      PORT: 'abc',
      LOG_LEVEL: 'loud',
      LISTEN_SOCKET: '/nowhere/a',
      // What is set already stays, empty too.
      TRUSTED_PROXIES: undefined,
    });
    expect(await ended).toEqual([1, null]);
    rmSync(join(tree, '.env'));
    expect(output().split('\n')).toEqual([
      'These settings need a look:',
      '  - PORT is not a whole number from 1 to 65535: "abc"',
      expect.stringMatching(/^ {2}- LOG_LEVEL is not one of fatal, .*: "loud"$/),
      '  - TRUSTED_PROXIES is not a whole number from 0 to 20: "one"',
      expect.stringMatching(
        /^ {2}- LISTEN_SOCKET is not the path of a socket, .*: "\/nowhere\/a"$/,
      ),
      '',
    ]);
  });

  it('says in one line that it cannot listen on HOSTNAME', async () => {
    const done = makeRelease();
    const { output, ended } = start({ PORT: String(await freePort()), HOSTNAME: '203.0.113.1' });
    expect(await ended).toEqual([1, null]);
    done();
    expect(output()).toMatch(
      /^The site cannot listen on port \d+ of 203\.0\.113\.1 \(PORT, HOSTNAME\): \w+\n$/m,
    );
  });

  it('of a release does not start for another SITE_URL than the one in its pages, and names both', async () => {
    const done = makeRelease();
    const port = String(await freePort());
    const other = start({ PORT: port, SITE_URL: 'https://other.example' });
    expect(await other.ended).toEqual([1, null]);
    const same = start({ PORT: port, SITE_URL: 'https://WWW.site.example/' });
    await until(() => same.output().includes('Next begins'));
    done();
    same.child.kill('SIGINT');
    await same.ended;
    expect(other.output()).toContain(
      `  - SITE_URL is "https://other.example", but this release was built with "${BUILT_URL}": build it again`,
    );
  });
});
