import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket, createSecureContext } from 'node:tls';
import type { Platform } from './world';

const TLS = 'e2e/support/world/tls';

/**
 * What happens to a connection.
 * - `well`: it reaches the platform.
 * - `close`, `reset`: it is cut in the TLS handshake.
 * - `stranger`: the certificate is nobody's.
 * - `cut-late`: it is cut once the application was read to its end.
 */
export type Mode = 'well' | 'close' | 'reset' | 'stranger' | 'cut-late';

/** The platform behind a balancer that speaks https, at `https://platform.test`. */
export type SecurePlatform = {
  readonly url: string;
  /** Settings of a site that trusts it and asks the test for its addresses. */
  readonly settings: Readonly<Record<string, string>>;
  readonly port: number;
  be: (mode: Mode) => void;
  /** The addresses of `platform.test`; none: there is no such name. */
  resolveTo: (addresses: readonly string[]) => Promise<void>;
  /** Applications whose last byte arrived here. */
  readonly applicationsRead: () => number;
  readonly close: () => Promise<void>;
};

export const HOME = '127.0.0.1';

export async function startSecurePlatform(platform: Platform): Promise<SecurePlatform> {
  const folder = await mkdtemp(join(tmpdir(), 'names-'));
  const names = join(folder, 'platform.json');
  const resolveTo = (addresses: readonly string[]) => writeFile(names, JSON.stringify(addresses));
  await resolveTo([HOME]);
  const contexts = {
    trusted: await contextOf('trusted'),
    stranger: await contextOf('stranger'),
  };
  const behind = Number(new URL(platform.url).port);
  const open = new Set<Socket>();
  let mode: Mode = 'well';
  let applicationsRead = 0;

  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => {});
    if (mode === 'close') return void socket.once('data', () => socket.end());
    if (mode === 'reset') return void socket.once('data', () => socket.resetAndDestroy());
    const secureContext = contexts[mode === 'stranger' ? 'stranger' : 'trusted'];
    const inner = new TLSSocket(socket, { isServer: true, secureContext });
    inner.on('error', () => {});
    let heard = '';
    inner.on('data', (piece: Buffer) => {
      heard += piece.toString('latin1');
      if (!isWholeApplication(heard)) return;
      heard = '';
      applicationsRead += 1;
      if (mode === 'cut-late') socket.resetAndDestroy();
    });
    if (mode === 'cut-late') return;
    const upstream = connect(behind, '127.0.0.1').on('error', () => inner.destroy());
    inner.pipe(upstream).pipe(inner);
  });
  const port = await listen(server);

  return {
    url: `https://platform.test:${port}/services/apexrest`,
    settings: {
      NODE_EXTRA_CA_CERTS: `${TLS}/trusted.pem`,
      NODE_OPTIONS: '--import ./e2e/support/world/name-service.mjs',
      NAME_SERVICE_FILE: names,
    },
    port,
    be(next) {
      mode = next;
      // Connections that are kept alive would lead past the new mode.
      for (const socket of open) socket.destroy();
    },
    resolveTo,
    applicationsRead: () => applicationsRead,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function contextOf(name: 'trusted' | 'stranger') {
  const pem = await readFile(`${TLS}/${name}.pem`);
  return createSecureContext({ cert: pem, key: pem });
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, HOME, () => resolve((server.address() as AddressInfo).port)),
  );

function isWholeApplication(heard: string): boolean {
  const start = heard.indexOf('POST /services/apexrest/jobportal/v1/apply');
  const end = heard.indexOf('\r\n\r\n', start);
  const length = /content-length: (\d+)/i.exec(heard.slice(start, end));
  return start >= 0 && end >= 0 && heard.length >= end + 4 + Number(length?.[1] ?? Infinity);
}
