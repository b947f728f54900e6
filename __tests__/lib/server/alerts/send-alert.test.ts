import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { MailServer } from '@/__tests__/support/doubles/mail-server';
import { startMailServer } from '@/__tests__/support/doubles/mail-server';
import type { AlertMail } from '@/lib/config/env-type';
import { env } from '@/lib/config/env';
import { SITE } from '@/lib/config/site';
import { logger } from '@/lib/server/process/log';
import type { Alert } from '@/lib/server/alerts/alert';
import { wordsOf } from '@/lib/server/alerts/alert';
import { hasAlerts, sendAlert } from '@/lib/server/alerts/send-alert';
import { createServer as createTcpServer } from 'node:net';
import { silence, startFakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { pastDeadline } from '@/__tests__/support/doubles/stopped-clock';
import { ALERT as LIMITS } from '@/lib/config/limits';
import { mailAlert } from '@/lib/server/alerts/mail';
import { postAlert } from '@/lib/server/alerts/webhook';
import { turns } from '@/__tests__/support/turns';

process.env.SITE_URL = 'https://www.agency.test';

const ALERT: Alert = {
  reason: 'held',
  count: 3,
  held: 2,
  oldestSeconds: 1_900,
  ids: ['a'.repeat(32), 'b'.repeat(32)],
};

/** What the webhook received, and the status it answers with. */
const heard: unknown[] = [];
let status = 200;
const webhook = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    heard.push(JSON.parse(body));
    response.writeHead(status, { location: '/elsewhere' }).end('ok');
  });
});

let mailServer: MailServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
  mailServer = await startMailServer();
});
afterAll(() => {
  webhook.close();
  mailServer.close();
});
beforeEach(() => {
  heard.length = 0;
  mailServer.forget();
  status = 200;
});

function tell(to: { readonly webhook?: boolean; readonly mail?: Partial<AlertMail> }) {
  const { port } = webhook.address() as AddressInfo;
  env().alerts = {
    webhook: to.webhook ? `http://127.0.0.1:${port}/s3cret` : null,
    mail: to.mail ? { to: 'owner@agency.test', server: mailServer.url, ...to.mail } : null,
  };
}

it('posts numbers, ids and words, and nothing else', async () => {
  tell({ webhook: true });
  expect(hasAlerts()).toBe(true);
  await sendAlert(ALERT);
  expect(heard).toEqual([
    {
      text: wordsOf(ALERT).text,
      site: 'https://www.agency.test',
      reason: 'held',
      applicationsWaiting: 3,
      applicationsHeld: 2,
      oldestApplicationSeconds: 1_900,
      ids: ALERT.ids,
    },
  ]);
});

it('mails the same in words', async () => {
  tell({ mail: {} });
  await sendAlert(ALERT);
  // A long header line of a mail continues after a space on the next line.
  const mail = mailServer.heard().replace(/\r?\n /g, ' ');
  expect(mail).toContain('RCPT TO:<owner@agency.test>');
  expect(mail).toContain('MAIL FROM:<owner@agency.test>');
  expect(mail).toContain(`Subject: ${SITE.brand}: 2 applications held for you to decide`);
  expect(mail).toContain('Ids: aaaaaaaa, bbbbbbbb');
});

it('sends no password to a mail server without TLS', async () => {
  const server = mailServer.url.replace('//', '//owner%40agency.test:s3cret@');
  tell({ mail: { server } });
  await expect(sendAlert(ALERT)).rejects.toThrow('nobody could be told');
  expect(mailServer.heard()).not.toMatch(/AUTH|s3cret|RCPT/);
});

it.each([301, 400, 404, 500])(
  'that meets %i is not sent, and the log does not repeat the secret',
  async (given) => {
    tell({ webhook: true });
    status = given;
    const error = jest.spyOn(logger(), 'error').mockImplementation();
    await expect(sendAlert(ALERT)).rejects.toThrow('nobody could be told');
    expect(heard).toHaveLength(1);
    expect(error.mock.calls).toEqual([
      [{ way: 'webhook', why: `the webhook answered ${given}` }, 'an alert could not be sent'],
    ]);
    error.mockRestore();
  },
);

it('is sent if one of two ways works', async () => {
  tell({ webhook: true, mail: { server: 'smtp://127.0.0.1:1' } });
  const error = jest.spyOn(logger(), 'error').mockImplementation();
  await sendAlert(ALERT);
  expect(heard).toHaveLength(1);
  expect(error).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(error.mock.calls)).toContain('"way":"mail"');
  error.mockRestore();
});

it('is not sent if no recipient is set', () => {
  tell({});
  expect(hasAlerts()).toBe(false);
});

it.each<[Partial<Alert>, string]>([
  [{ count: 1, held: 1 }, '1 application held for you to decide'],
  [{ count: 2, held: 0 }, '2 applications waiting for the staffing platform'],
  [
    { count: 3, held: 1 },
    '1 application held for you to decide, 2 applications waiting for the staffing platform',
  ],
  [{ count: 1, held: 1, reason: 'daily' }, 'Still: 1 application held for you to decide'],
  [{ reason: 'full' }, 'Applications are refused: as many wait as the outbox takes'],
  [{ reason: 'unwritable' }, 'Applications are refused: the outbox cannot be written'],
])('describes the situation: %j', (change, subject) => {
  expect(wordsOf({ ...ALERT, ...change }).subject).toBe(subject);
});

it.each([
  [20, 'less than a minute'],
  [40, '1 minute'],
  [1_800, '30 minutes'],
  [7_200, '2 hours'],
  [90_000, '25 hours'],
  [259_200, '3 days'],
])('states for how long: %i s', (oldestSeconds, words) => {
  expect(wordsOf({ ...ALERT, oldestSeconds }).text).toContain(`The oldest came ${words} ago`);
});

it('says what to do about refused applications, with or without some that wait', () => {
  const none = { count: 0, held: 0, oldestSeconds: null, ids: [] };
  expect(wordsOf({ ...none, reason: 'unwritable' }).text).toBe(
    [
      'Applications are refused: the outbox cannot be written.',
      'While the staffing platform is away, applicants at https://www.agency.test read that sending failed. 0 applications waiting.',
      'On the server: is the disk of DATA_DIR full, or DATA_DIR not writable? (docs/run.md, "Applications that are refused")',
    ].join('\n'),
  );
  expect(wordsOf({ ...ALERT, reason: 'full' }).text).toContain('npm run outbox -- list');
});

it('gives up on a webhook that never answers', async () => {
  const platform = await startFakePlatform();
  platform.answer(silence);
  const url = new URL(process.env.STAFFING_API_BASE_URL ?? '').origin;
  const told = pastDeadline(platform, LIMITS.deadlineMs, () => postAlert(url, ALERT));
  await expect(told.finally(platform.close)).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('gives up on a mail server that greets and then says nothing more', async () => {
  const heard: Socket[] = [];
  const server = createTcpServer((socket) => {
    socket.once('data', () => heard.push(socket)).write('220 mail.test ready\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const mail = { to: 'owner@agency.test', server: `smtp://127.0.0.1:${port}` };
  const told = pastDeadline({ heard }, LIMITS.mailDeadlineMs, () => mailAlert(mail, ALERT));
  const hangUp = () => {
    server.close();
    for (const socket of heard) socket.destroy();
  };
  await expect(told.finally(hangUp)).rejects.toMatchObject({ name: 'AbortError' });
});

it.each([
  ['smtps', 0x16],
  ['smtp', 'E'.charCodeAt(0)],
])('speaks TLS from its first byte to an %s server only', async (protocol, byte) => {
  const first = jest.fn();
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', ([sent]) => {
      first(sent);
      socket.destroy();
    });
    // By then a client that speaks first has done so.
    void turns().then(() => socket.write('220 mail.test ready\r\n'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const mail = { to: 'owner@agency.test', server: `${protocol}://127.0.0.1:${port}` };
  await expect(mailAlert(mail, ALERT).finally(() => server.close())).rejects.toThrow();
  expect(first.mock.calls).toEqual([[byte]]);
});
