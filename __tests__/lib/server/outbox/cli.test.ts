import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryStore, queued } from '@/__tests__/support/queued';
import { formatReceipt } from '@/lib/domain/application/receipt';
import { newLease } from '@/lib/server/outbox-store/lease';
import { OUTBOX_HELP, runOutboxCli } from '@/lib/server/outbox/cli';
import { createOutbox } from '@/lib/server/outbox/outbox';
import { entryCipher } from '@/lib/server/outbox-store/entry-cipher';

const cipher = entryCipher(new Uint8Array(32).fill(7));
const receipt = (id: string) => formatReceipt(cipher.receiptOf(id));
const RESUME = Buffer.from('%PDF-1.4 of the applicant');
const folder = mkdtempSync(join(tmpdir(), 'cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An outbox with one held application, one that waits and, optionally, one being sent. */
async function deskWith(isSending = false) {
  const store = memoryStore();
  let now = Date.parse('2026-11-21T09:30:00Z');
  const outbox = createOutbox({ store, cipher, now: () => (now += 60_000) });
  for (const name of ['Held', 'Waiting', 'Sending']) await outbox.add(name, queued(name, RESUME));
  const [held, waiting, sending] = store.entries();
  if (!held || !waiting || !sending) throw new Error('nothing queued');
  await store.change(held, { ...held, state: 'held', tries: 1, note: 'http-403' });
  const note = newLease(Date.now());
  if (isSending) await store.change(sending, { ...sending, state: 'sending', tries: 1, note });
  else await store.erase(sending);
  async function ask(
    line: string,
    withSeal: typeof cipher | null = cipher,
    missing: 'shared' | null = null,
  ) {
    const said: string[] = [];
    const exit = await runOutboxCli(line.split(' ').filter(Boolean), {
      open: () => ({ ...store, missing: () => missing }),
      cipher: withSeal,
      say: (text) => said.push(text),
    });
    return { exit, said: said.join('\n') };
  }
  return { store, ask, held: held.id, waiting: waiting.id, sending: sending.id };
}

describe('npm run outbox', () => {
  it('lists what waits and why, oldest first, and no personal data', async () => {
    const { ask, held, waiting } = await deskWith();
    const { exit, said } = await ask('list');
    expect(exit).toBe(0);
    const erased = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
    expect(said.split('\n')).toEqual([
      'id        since (UTC)       state    tries  size  erased      receipt      why',
      `${held.slice(0, 8)}  2026-11-21 09:31  held     1      1 KB  ${erased}  ${receipt(held)}  http-403`,
      `${waiting.slice(0, 8)}  2026-11-21 09:32  waiting  0      1 KB  ${erased}  ${receipt(waiting)}`,
    ]);
    expect(said).not.toMatch(/Whitfield|mail\.example|555/);
  });

  it('says that it does not see all while the database is away, and exports nothing then', async () => {
    const { ask, held } = await deskWith();
    const away = (line: string) => ask(line, cipher, 'shared');
    const notice = 'The database is away: only the applications that this machine keeps itself';
    for (const line of ['list', `show ${held}`]) {
      const { exit, said } = await away(line);
      expect([exit, said]).toEqual([1, expect.stringContaining(notice)]);
    }
    const to = join(folder, 'exported');
    expect(await away(`export ${to}`)).toMatchObject({ exit: 1 });
    expect(existsSync(to)).toBe(false);
  });

  it('marks what it lists or shows as seen, once, but not what is being sent', async () => {
    const { ask, store, held, sending } = await deskWith(true);
    const seen = () => store.entries().map(({ id, seenAt }) => [id, seenAt !== undefined]);
    await ask(`show ${held}`);
    const first = store.entries().find(({ id }) => id === held)?.seenAt;
    expect(seen()).toEqual(store.entries().map(({ id }) => [id, id === held]));
    await ask('list');
    expect(seen()).toEqual(store.entries().map(({ id }) => [id, id !== sending]));
    expect(store.entries().find(({ id }) => id === held)?.seenAt).toBe(first);
  });

  it('shows an application to the owner', async () => {
    const { ask, held } = await deskWith();
    const { exit, said } = await ask(`show ${held.slice(0, 8)}`);
    expect(exit).toBe(0);
    for (const text of [
      held,
      'http-403',
      'firstName: Held',
      'email: jo.whitfield@mail.example',
      'R-1',
    ])
      expect(said).toContain(text);
    expect(said).toContain('resume: Whitfield RN.pdf (1 KB)');
    expect(said).not.toContain('%PDF');
  });

  it('writes the resume into a new file that only the owner can read, and never overwrites one', async () => {
    const { ask, held } = await deskWith();
    const file = join(folder, 'cv.pdf');
    expect(await ask(`show ${held} --resume ${file}`)).toMatchObject({ exit: 0 });
    expect(readFileSync(file)).toEqual(RESUME);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await ask(`show ${held} --resume ${file}`)).toMatchObject({ exit: 1 });
  });

  it('shows nothing without the key, or with another key', async () => {
    const { ask, held } = await deskWith();
    expect(await ask(`show ${held}`, null)).toEqual({
      exit: 1,
      said: 'Without APPLICATION_SPOOL_KEY nothing can be opened.',
    });
    const other = entryCipher(new Uint8Array(32).fill(8));
    const { exit, said } = await ask(`show ${held}`, other);
    expect(exit).toBe(1);
    expect(said).toContain('another key');
  });

  it('releases a held application, and leaves waiting ones to the site', async () => {
    const { ask, store, held, waiting } = await deskWith();
    expect(await ask(`retry ${waiting}`)).toMatchObject({ exit: 0 });
    expect(await ask(`retry ${held}`)).toMatchObject({ exit: 0 });
    expect(store.entries()).toMatchObject([
      { id: held, state: 'waiting', tries: 0, note: '' },
      { id: waiting, state: 'waiting', tries: 0, note: '' },
    ]);
    expect(await ask('retry all')).toEqual({ exit: 0, said: 'Nothing is held.' });
  });

  it('releases everything that is held', async () => {
    const { ask, store } = await deskWith();
    expect(await ask('retry all')).toMatchObject({ exit: 0 });
    expect(store.entries().every(({ state }) => state === 'waiting')).toBe(true);
  });

  it('erases one, unless it is being sent', async () => {
    const { ask, store, held, sending } = await deskWith(true);
    expect(await ask(`erase ${held}`)).toEqual({ exit: 0, said: `${held} is erased.` });
    expect(await ask(`erase ${sending}`)).toMatchObject({ exit: 1 });
    expect(store.entries().map(({ id }) => id)).not.toContain(held);
    expect(store.entries().map(({ id }) => id)).toContain(sending);
  });

  it('says that nothing waits', async () => {
    const said: string[] = [];
    const cli = { open: memoryStore, cipher, say: (text: string) => void said.push(text) };
    expect([await runOutboxCli(['list'], cli), ...said]).toEqual([
      0,
      'No applications are waiting.',
    ]);
  });

  it('reports an unknown id', async () => {
    const { ask } = await deskWith();
    expect(await ask('erase 0123456789abcdef0123456789abcdef')).toMatchObject({ exit: 1 });
  });

  it.each([
    '',
    'show',
    'list all',
    'erase all',
    'show ../x',
    'retry a b',
    'list --resume x',
    '--y',
  ])('prints its help for "%s"', async (line) => {
    const { ask } = await deskWith();
    expect(await ask(line)).toEqual({ exit: 2, said: OUTBOX_HELP });
  });

  it('prints its help on request', async () => {
    const { ask } = await deskWith();
    expect(await ask('--help')).toEqual({ exit: 0, said: OUTBOX_HELP });
  });
});
