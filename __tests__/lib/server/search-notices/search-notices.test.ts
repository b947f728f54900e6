import { createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeDatabases } from '@/__tests__/support/databases';
import { SEARCH_NOTICES } from '@/lib/config/limits';
import type { Database } from '@/lib/server/database/sql';
import { openSqlite } from '@/lib/server/database/sqlite';
import { googleIndexing } from '@/lib/server/search-notices/google-indexing';
import { indexNow } from '@/lib/server/search-notices/indexnow';
import { noticeQueue, type PageNews } from '@/lib/server/search-notices/notice-queue';
import { NoticeRefused, type SearchEngine } from '@/lib/server/search-notices/search-engine';
import { createTeller } from '@/lib/server/search-notices/notifier';
import { startSandbox, type Sandbox } from '@/sandbox/server';

const folder = mkdtempSync(join(tmpdir(), 'search-notices-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const news = (id: string, kind: PageNews['kind'] = 'arrived'): PageNews => ({
  url: `https://www.example.com/jobs/${id}`,
  kind,
});
/** What the queue holds, without the times. */
const plain = (notices: readonly PageNews[]) => notices.map(({ url, kind }) => ({ url, kind }));

describeDatabases('the queue', (open) => {
  /** Everything in the table, whoever has claimed it. */
  const left = async (database: Database) =>
    (await database.sql<PageNews>`select url, kind from notice order by noticed_at, url`).rows;

  it('returns the oldest first, and removes what was sent', async () => {
    const queue = noticeQueue(open(), 'google');
    await queue.add([news('a'), news('b'), news('c')]);
    const first = await queue.next(2);
    expect(plain(first)).toEqual([news('a'), news('b')]);
    await queue.done(first);
    expect(plain(await queue.next(9))).toEqual([news('c')]);
  });

  it('survives a restart, and each engine has its own', async () => {
    await noticeQueue(open(), 'google').add([news('a'), news('b', 'left')]);
    expect(plain(await noticeQueue(open(), 'google').next(9))).toEqual([
      news('a'),
      news('b', 'left'),
    ]);
    expect(await noticeQueue(open(), 'indexnow').next(9)).toEqual([]);
  });

  it('is sent by one of two processes, and by another if that one dies', async () => {
    const database = open();
    const [one, other] = [noticeQueue(database, 'google'), noticeQueue(open(), 'google')];
    const many = Array.from({ length: 30 }, (_, at) => news(`j${at}`));
    await one.add(many);
    const taken = await Promise.all([one.next(20), other.next(20), one.next(20), other.next(20)]);
    expect(taken.flat()).toHaveLength(30);
    expect(new Set(taken.flat().map(({ url }) => url)).size).toBe(30);
    await database.sql`update notice set claimed_until = now_ms()`;
    expect(await other.next(99)).toHaveLength(30);
  });

  it('keeps only the latest news of a page, and what was added while sending', async () => {
    const queue = noticeQueue(open(), 'google');
    await queue.add([news('a')]);
    const sending = await queue.next(9);
    await queue.add([news('a', 'left')]);
    await queue.done(sending);
    expect(plain(await queue.next(9))).toEqual([news('a', 'left')]);
  });

  it('is limited in number and in age', async () => {
    const database = open();
    const queue = noticeQueue(database, 'google');
    await queue.add([news('old'), news('older')]);
    await database.sql`update notice set noticed_at = now_ms() - ${SEARCH_NOTICES.newsForMs + 1_000}`;
    expect(await queue.next(9)).toEqual([]);
    await queue.add([news('first')]);
    expect(await left(database)).toEqual([news('first')]);
    await database.sql`update notice set noticed_at = now_ms() - 1000`;
    jest.replaceProperty(SEARCH_NOTICES as { waitingMax: number }, 'waitingMax', 60);
    const many = Array.from({ length: SEARCH_NOTICES.waitingMax + 5 }, (_, n) => news(`j${n}`));
    await queue.add(many);
    const kept = new Set((await left(database)).map(({ url }) => url));
    expect(kept).toEqual(new Set(many.slice(5).map(({ url }) => url)));
    jest.restoreAllMocks();
  });

  it('keeps news in memory while the database is away, and writes it once it is back', async () => {
    const database = open();
    const state = { isAway: true };
    const quick: Database['quick'] = (...args) =>
      state.isAway ? Promise.reject(new Error('away')) : database.quick(...args);
    const queue = noticeQueue({ ...database, quick }, 'google');
    await queue.add([news('a')]);
    await queue.add([news('a', 'left'), news('b')]);
    await expect(queue.next(9)).rejects.toThrow('away');
    state.isAway = false;
    expect(plain(await queue.next(9))).toEqual([news('a', 'left'), news('b')]);
  });
});

describe('sending notices', () => {
  const log = { info: jest.fn(), warn: jest.fn() };
  const NOW = Date.UTC(2026, 10, 24);
  const clock = { now: NOW };
  const databases: Database[] = [];
  beforeEach(() => {
    clock.now = NOW;
    jest.spyOn(Date, 'now').mockImplementation(() => clock.now);
    jest.spyOn(performance, 'now').mockImplementation(() => clock.now);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    for (const database of databases) await database.close();
  });

  const tellerOf = async (tell: SearchEngine['tell']) => {
    const database = openSqlite(join(folder, `${databases.length}.db`));
    databases.push(database);
    const queue = noticeQueue(database, 'google');
    await queue.add([news('a'), news('b')]);
    const engine = { name: 'google', atOnce: 1, tell } as const;
    return { queue, round: createTeller({ engine, queue, log, isEnding: () => false }) };
  };

  it('empties the queue', async () => {
    const { queue, round } = await tellerOf(() => Promise.resolve());
    expect(await round()).toBe('clear');
    clock.now += SEARCH_NOTICES.claimMs;
    expect(await queue.next(9)).toEqual([]);
  });

  it('keeps all while an engine is down or refuses more, and waits as long as it asks', async () => {
    const refusal = new NoticeRefused(429, 60_000);
    const tell = jest.fn(() => Promise.reject<void>(refusal));
    const { queue, round } = await tellerOf(tell);
    expect([await round(), await round()]).toEqual(['later', 'later']);
    expect(tell).toHaveBeenCalledTimes(1);
    clock.now += 60_000;
    await round();
    expect(tell).toHaveBeenCalledTimes(2);
    clock.now += SEARCH_NOTICES.claimMs;
    expect(await queue.next(9)).toHaveLength(2);
  });

  it('drops a notice that will never be accepted, and continues with the next', async () => {
    const tell = jest
      .fn<Promise<void>, [readonly PageNews[]]>()
      .mockRejectedValueOnce(new NoticeRefused(400, null))
      .mockResolvedValue(undefined);
    const { queue, round } = await tellerOf(tell);
    expect(await round()).toBe('clear');
    clock.now += SEARCH_NOTICES.claimMs;
    expect(await queue.next(9)).toEqual([]);
  });
});

describe('with the engines of the sandbox', () => {
  let sandbox: Sandbox;
  beforeAll(async () => (sandbox = await startSandbox({ dataDir: join(folder, 'box'), jobs: 1 })));
  afterAll(() => sandbox.close());
  const told = async (): Promise<unknown> =>
    (await fetch(`${sandbox.url}/search-notices.json`)).json();

  it('IndexNow gets host, key and addresses', async () => {
    const engine = indexNow({
      key: 'a-key-of-ours',
      endpoint: `${sandbox.url}/indexnow`,
      siteUrl: 'https://www.example.com',
    });
    await engine.tell([news('a'), news('b', 'left')]);
    expect(await told()).toContainEqual({
      engine: 'indexnow',
      key: 'a-key-of-ours',
      urls: [news('a').url, news('b').url],
    });
  });

  it('Google gets a signed claim for a token, then what came and what went', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const path = join(folder, 'account.json');
    const account = {
      client_email: 'site@example.iam.gserviceaccount.com',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${sandbox.url}/google/token`,
      indexing_uri: `${sandbox.url}/google/publish`,
    };
    writeFileSync(path, JSON.stringify(account));
    const asked = jest.spyOn(globalThis, 'fetch');
    const engine = googleIndexing(path);
    await engine.tell([news('a')]);
    await engine.tell([news('b', 'left')]);
    expect(await told()).toEqual(
      expect.arrayContaining([
        { engine: 'google', url: news('a').url, type: 'URL_UPDATED' },
        { engine: 'google', url: news('b').url, type: 'URL_DELETED' },
      ]),
    );
    const tokens = asked.mock.calls.filter(([url]) => url === account.token_uri);
    expect(tokens).toHaveLength(1);
    const claim = new URLSearchParams(String(tokens[0]?.[1]?.body)).get('assertion') ?? '';
    const [head, claims, signature = ''] = claim.split('.');
    const verify = createVerify('RSA-SHA256').update(`${head}.${claims}`);
    expect(verify.verify(publicKey, signature, 'base64url')).toBe(true);
    asked.mockRestore();
    expect(readFileSync(path, 'utf8')).toContain('PRIVATE KEY');
  });

  it('reports the status of the response', async () => {
    const engine = indexNow({
      key: 'k',
      endpoint: `${sandbox.url}/none`,
      siteUrl: 'https://a.example',
    });
    await expect(engine.tell([news('a')])).rejects.toMatchObject({ status: 404, isFinal: true });
  });
});
