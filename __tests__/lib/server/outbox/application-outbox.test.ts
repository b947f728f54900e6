import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { POST } from '@/app/api/applications/route';
import { PERSON, applicationPost, resumeFile } from '@/__tests__/support/application-post';
import type { FakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { json, startFakePlatform, text } from '@/__tests__/support/doubles/fake-platform';
import { restart, temporaryDataDir, until } from '@/__tests__/support/doubles/fresh-process';
import { entriesIn } from '@/__tests__/support/entries-in';
import { buildRawJob } from '@/__tests__/support/raw-job';
import { OUTBOX } from '@/lib/config/limits';
import { feedDate } from '@/lib/domain/dates/dates';
import type { ApplicationAnswer } from '@/lib/forms/application-upload';
import { SEND_MESSAGES } from '@/lib/forms/form-messages';
import { siteDatabase } from '@/lib/server/database/database';
import { health } from '@/lib/server/health';
import { snapshotStore } from '@/lib/server/jobs/snapshot/snapshot';
import { findReceipt } from '@/lib/server/applications/find-receipt';
import { logger } from '@/lib/server/process/log';
import { noteHandedOver } from '@/lib/server/receipts/handed-over';
import { openOutboxStore } from '@/lib/server/outbox-store/open-outbox-store';
import { entryCipher } from '@/lib/server/outbox-store/entry-cipher';
import { runOutboxCli } from '@/lib/server/outbox/cli';
import { env } from '@/lib/config/env';
import { globals } from '@/server/process-globals.mjs';
import {
  startOutboxWorker,
  stopOutboxWorker,
  waitingApplications,
  notePlatformAnswers,
} from '@/lib/server/outbox/application-outbox';

const data = temporaryDataDir();
const entries = () => entriesIn(data.path);
const RECEIPT = expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/) as string;
const QUEUED = {
  status: 202,
  answer: { message: SEND_MESSAGES.queued, queued: true, receipt: RECEIPT },
};

let platform: FakePlatform;
beforeAll(async () => {
  process.env.RATE_LIMIT_APPLICATIONS = '1000';
  process.env.APPLICATION_SPOOL_KEY = Buffer.alloc(32, 7).toString('base64');
  platform = await startFakePlatform();
});
afterEach(() => {
  stopOutboxWorker();
  restart();
});
afterAll(async () => {
  await platform.close();
  await data.remove();
});

let count = 0;
const newNonce = () => (count += 1).toString(16).padStart(32, '0');
async function send(parts: Readonly<Record<string, string | File>> = {}) {
  const response = await POST(applicationPost({ ...PERSON, nonce: newNonce(), ...parts }));
  return { status: response.status, answer: (await response.json()) as ApplicationAnswer };
}
const bodies = () => platform.heard.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

describe('an application during an outage (AP-11)', () => {
  it('is queued, and handed over later without the bot check', async () => {
    await platform.goDown();
    expect(await send({ resume: resumeFile(), v3Token: 'three' })).toEqual(QUEUED);
    expect([entries().length, waitingApplications().count]).toEqual([1, 1]);
    await platform.comeBack();
    platform.answer(json({}));
    startOutboxWorker();
    await until(() => platform.heard.length > 0 && entries().length === 0);
    expect(bodies()).toEqual([
      {
        applicationData: expect.objectContaining({ firstName: 'Jo', hasResume: true }) as unknown,
        fileContent: expect.any(String) as unknown,
      },
    ]);
    await until(() => waitingApplications().count === 0);
  });

  it.each([502, 503, 504])('is queued at %i, whatever the gateway says', async (status) => {
    platform.answer(text('<h1>Sorry</h1>', { status }));
    expect(await send()).toEqual(QUEUED);
    platform.answer(json({}));
    startOutboxWorker();
    await until(() => entries().length === 0);
  });

  it('is queued once, however often the form is sent: at once, and after a restart', async () => {
    platform.answer(json({}, 503));
    const nonce = newNonce();
    expect(await Promise.all([send({ nonce }), send({ nonce })])).toEqual([QUEUED, QUEUED]);
    restart();
    const asked = platform.heard.length;
    expect(await send({ nonce })).toEqual(QUEUED);
    expect(platform.heard).toHaveLength(asked);
    expect(entries()).toHaveLength(1);
    platform.answer(json({}));
    startOutboxWorker();
    await until(() => entries().length === 0);
    expect(platform.heard).toHaveLength(1);
  });

  it('is handed over as soon as another one is accepted', async () => {
    platform.answer(json({}, 503));
    startOutboxWorker();
    await send({ firstName: 'Early' });
    platform.answer(json({}));
    expect(await send({ firstName: 'Late' })).toMatchObject({ status: 200 });
    await until(() => entries().length === 0);
    expect(bodies().map((body) => body.applicationData)).toMatchObject([
      { firstName: 'Late' },
      { firstName: 'Early' },
    ]);
  });

  it('is not queued if the platform answers with another error', async () => {
    for (const [status, expected] of [
      [500, 502],
      [403, 403],
      [400, 502],
    ] as const) {
      platform.answer(json({}, status));
      expect(await send()).toMatchObject({ status: expected });
    }
    expect(entries()).toEqual([]);
  });

  it('is refused in the specification’s words if the database cannot be opened', async () => {
    platform.answer(json({}, 503));
    const error = jest.spyOn(logger(), 'error').mockImplementation();
    const file = join(data.path, 'site.db');
    await rename(file, `${file}.away`);
    await mkdir(file);
    expect(await send()).toEqual({
      status: 503,
      answer: { message: SEND_MESSAGES.failedQuickApply },
    });
    expect(error).toHaveBeenCalledWith(expect.anything(), 'the outbox cannot be written');
    error.mockRestore();
    await rm(file, { recursive: true });
    await rename(`${file}.away`, file);
  });

  it('that is refused needs a person, until one is queued or the platform takes one', async () => {
    const error = jest.spyOn(logger(), 'error').mockImplementation();
    const full = jest.replaceProperty(OUTBOX as { maxEntries: number }, 'maxEntries', 0);
    const refused = async () => {
      platform.answer(json({}, 503));
      full.replaceValue(0);
      return [(await send()).status, health().status];
    };
    expect(health().status).toBe('ok');
    expect(await refused()).toEqual([503, 'attention']);
    full.replaceValue(10);
    expect([(await send()).status, health().status]).toEqual([202, 'ok']);
    expect(await refused()).toEqual([503, 'attention']);
    platform.answer(json({}));
    expect([(await send()).status, health().status]).toEqual([200, 'ok']);
    full.restore();
    startOutboxWorker();
    await until(() => entries().length === 0);
    error.mockRestore();
  });

  it('that is handed over makes the list due that could not be read', async () => {
    await siteDatabase().sql`update feed set turn_until = 0, state = null`;
    const lists = () => platform.heard.filter(({ method }) => method === 'GET').length;
    platform.answer(json({}, 503));
    await send();
    await snapshotStore().start();
    await until(() => snapshotStore().lastFailure() !== null);
    // By itself it would be read ten minutes later.
    await until(async () => {
      const { changes } = await siteDatabase()
        .sql`update feed set turn_until = now_ms() + 600000 where turn_by is null`;
      return changes === 1;
    });
    const [list, taken] = [json([buildRawJob()]), json({})];
    platform.answer((response, heard) => (heard.method === 'GET' ? list : taken)(response, heard));
    startOutboxWorker();
    await until(() => snapshotStore().lastFailure() === null);
    expect(lists()).toBe(1);
  });
});

describe('the receipt of an application (docs/decisions/0017)', () => {
  const receiptOf = async (parts = {}) => (await send(parts)).answer.receipt ?? '';
  const HANDED_OVER = { kind: 'handed-over', on: feedDate(new Date()) };

  it('shows since when the platform has it, also after a restart', async () => {
    platform.answer(json({}));
    const code = await receiptOf();
    expect(await findReceipt(code)).toEqual(HANDED_OVER);
    restart();
    expect(await findReceipt(code)).toEqual(HANDED_OVER);
    expect(await findReceipt('0000000000')).toBeNull();
  });

  it('is the same however often the form is sent, and shows a queued application until it is handed over', async () => {
    platform.answer(json({}, 503));
    const nonce = newNonce();
    const code = await receiptOf({ nonce });
    restart();
    expect(await receiptOf({ nonce })).toBe(code);
    expect(await receiptOf()).not.toBe(code);
    expect(await findReceipt(code)).toEqual({ kind: 'waiting' });
    platform.answer(json({}));
    startOutboxWorker();
    await until(() => entries().length === 0);
    expect(await findReceipt(code)).toEqual(HANDED_OVER);
  });

  it('is kept before a queued application is erased, which is sent once, however long that takes', async () => {
    platform.answer(json({}, 503));
    const code = await receiptOf();
    platform.answer(json({}));
    const asked = platform.heard.length;
    const note = jest.fn(() => Promise.reject(new Error('away')));
    globals.values.set('receipts', { note, find: async () => null });
    startOutboxWorker();
    await until(() => note.mock.calls.length > 0);
    notePlatformAnswers();
    await until(() => note.mock.calls.length > 1);
    expect(await findReceipt(code)).toEqual({ kind: 'waiting' });
    globals.values.delete('receipts');
    notePlatformAnswers();
    await until(() => entries().length === 0);
    expect(await findReceipt(code)).toEqual(HANDED_OVER);
    expect(platform.heard).toHaveLength(asked + 1);
  });

  it.each([
    ['done', HANDED_OVER],
    ['erase', null],
  ])('after `npm run outbox -- %s` is what the owner said', async (command, state) => {
    platform.answer(json({}, 503));
    const code = await receiptOf();
    const { outboxKey } = env();
    const cli = {
      open: openOutboxStore,
      cipher: outboxKey && entryCipher(outboxKey),
      noteTaken: noteHandedOver,
      ask: async () => '',
      say: () => undefined,
    };
    expect(await runOutboxCli([command, entries()[0]?.id ?? ''], cli)).toBe(0);
    expect(await findReceipt(code)).toEqual(state);
  });

  it('is unique for an application without a nonce', async () => {
    platform.answer(json({}, 503));
    const codes = [await receiptOf({ nonce: '' }), await receiptOf({ nonce: '' })];
    expect(new Set(codes).size).toBe(2);
    for (const code of codes) expect(await findReceipt(code)).toEqual({ kind: 'waiting' });
    platform.answer(json({}, 400));
    startOutboxWorker();
    await until(async () => (await findReceipt(codes[1] ?? ''))?.kind === 'held');
    expect(await findReceipt(codes[0] ?? '')).toEqual({ kind: 'held' });
  });

  it('is not given if the application failed', async () => {
    for (const status of [500, 403, 400]) {
      platform.answer(json({}, status));
      expect((await send()).answer).not.toHaveProperty('receipt');
    }
  });
});
