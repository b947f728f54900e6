import { createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEARCH_NOTICES } from '@/lib/config/limits';
import { googleIndexing } from '@/lib/server/search-notices/google-indexing';
import { indexNow } from '@/lib/server/search-notices/indexnow';
import { noticeQueue, type Notice } from '@/lib/server/search-notices/notice-queue';
import { NoticeRefused, type SearchEngine } from '@/lib/server/search-notices/search-engine';
import { createTeller } from '@/lib/server/search-notices/notifier';
import { startSandbox, type Sandbox } from '@/sandbox/server';

const folder = mkdtempSync(join(tmpdir(), 'search-notices-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NOW = Date.UTC(2026, 10, 24);
const notice = (id: string, kind: Notice['kind'] = 'arrived', at = NOW): Notice => ({
  url: `https://www.example.com/jobs/${id}`,
  kind,
  at,
});
let files = 0;
const newPath = () => join(folder, `queue-${(files += 1)}`, 'google.json');
const queueAt = (path: string, now = NOW) => noticeQueue(path, () => now);

describe('the queue', () => {
  it('returns the oldest first, and removes what was sent', async () => {
    const queue = queueAt(newPath());
    await queue.add([notice('a'), notice('b'), notice('c')]);
    expect(await queue.next(2)).toEqual([notice('a'), notice('b')]);
    await queue.done([notice('a'), notice('b')]);
    expect(await queue.next(9)).toEqual([notice('c')]);
  });

  it('survives a restart', async () => {
    const path = newPath();
    await queueAt(path).add([notice('a'), notice('b', 'left')]);
    expect(await queueAt(path).next(9)).toEqual([notice('a'), notice('b', 'left')]);
  });

  it('keeps only the latest notice of a page, and what was added while sending', async () => {
    const queue = queueAt(newPath());
    await queue.add([notice('a')]);
    await queue.add([notice('a', 'left', NOW + 1)]);
    await queue.done([notice('a')]);
    expect(await queue.next(9)).toEqual([notice('a', 'left', NOW + 1)]);
  });

  it('is limited in number and in age', async () => {
    const path = newPath();
    const queue = queueAt(path);
    const many = Array.from({ length: SEARCH_NOTICES.waitingMax + 5 }, (_, n) => notice(`j${n}`));
    await queue.add(many);
    expect(await queue.next(Infinity)).toEqual(many.slice(5));
    expect(await queueAt(path, NOW + SEARCH_NOTICES.newsForMs + 1).next(9)).toEqual([]);
  });

  it('reads a damaged file as empty, and works in memory if the folder cannot be written', async () => {
    const path = newPath();
    await queueAt(path).add([notice('a')]);
    writeFileSync(path, '[{"url":1},');
    expect(await queueAt(path).next(9)).toEqual([]);
    const nowhere = queueAt(join(path, 'google.json'));
    await nowhere.add([notice('b')]);
    expect(await nowhere.next(9)).toEqual([notice('b')]);
  });
});

describe('sending notices', () => {
  const log = { info: jest.fn(), warn: jest.fn() };
  const notifierOf = async (tell: SearchEngine['tell'], now = () => NOW) => {
    const queue = queueAt(newPath());
    await queue.add([notice('a'), notice('b')]);
    const engine = { name: 'google', atOnce: 1, tell } as const;
    return { queue, round: createTeller({ engine, queue, log, isEnding: () => false, now }) };
  };

  it('empties the queue', async () => {
    const { queue, round } = await notifierOf(() => Promise.resolve());
    expect(await round()).toBe('clear');
    expect(await queue.next(9)).toEqual([]);
  });

  it('keeps all while an engine is down or refuses more, and waits as long as it asks', async () => {
    let time = NOW;
    const refusal = new NoticeRefused(429, 60_000);
    const tell = jest.fn(() => Promise.reject<void>(refusal));
    const { queue, round } = await notifierOf(tell, () => time);
    expect([await round(), await round()]).toEqual(['later', 'later']);
    expect(tell).toHaveBeenCalledTimes(1);
    time += 60_000;
    await round();
    expect(tell).toHaveBeenCalledTimes(2);
    expect(await queue.next(9)).toHaveLength(2);
  });

  it('drops a notice that will never be accepted, and continues with the next', async () => {
    const tell = jest
      .fn<Promise<void>, [readonly Notice[]]>()
      .mockRejectedValueOnce(new NoticeRefused(400, null))
      .mockResolvedValue(undefined);
    const { queue, round } = await notifierOf(tell);
    expect(await round()).toBe('clear');
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
    await engine.tell([notice('a'), notice('b', 'left')]);
    expect(await told()).toContainEqual({
      engine: 'indexnow',
      key: 'a-key-of-ours',
      urls: [notice('a').url, notice('b').url],
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
    await engine.tell([notice('a')]);
    await engine.tell([notice('b', 'left')]);
    expect(await told()).toEqual(
      expect.arrayContaining([
        { engine: 'google', url: notice('a').url, type: 'URL_UPDATED' },
        { engine: 'google', url: notice('b').url, type: 'URL_DELETED' },
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
    await expect(engine.tell([notice('a')])).rejects.toMatchObject({ status: 404, isFinal: true });
  });
});
