import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryStore, queued } from '@/__tests__/support/queued';
import { formatReceipt } from '@/lib/domain/application/receipt';
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
  /** The receipts that were kept, and how many entries there were then. */
  const noted: [receipt: string, left: number][] = [];
  let noteTaken = async (code: string) => void noted.push([code, store.entries().length]);
  let now = Date.parse('2026-11-21T09:30:00Z');
  const outbox = createOutbox({ store, cipher, now: () => (now += 60_000) });
  for (const name of ['Held', 'Waiting', 'Sending']) await outbox.add(name, queued(name, RESUME));
  const [held, waiting, sending] = store.entries();
  if (!held || !waiting || !sending) throw new Error('nothing queued');
  await store.change(held, { ...held, state: 'held', tries: 1, note: 'http-403' });
  if (isSending)
    await store.change(sending, { ...sending, state: 'sending', tries: 1, note: 'a lease' });
  else await store.erase(sending);
  async function ask(
    line: string,
    withSeal: typeof cipher | null = cipher,
    missing: 'shared' | null = null,
    typed = '',
  ) {
    const said: string[] = [];
    const exit = await runOutboxCli(line.split(' ').filter(Boolean), {
      open: () => ({ ...store, missing: () => missing }),
      cipher: withSeal,
      noteTaken: (code) => noteTaken(code),
      ask: async () => typed,
      say: (text) => said.push(text),
    });
    return { exit, said: said.join('\n') };
  }
  const noNotes = () => (noteTaken = () => Promise.reject(new Error('away')));
  return {
    store,
    ask,
    noted,
    noNotes,
    outbox,
    held: held.id,
    waiting: waiting.id,
    sending: sending.id,
  };
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

  it('says that it does not see all while the database is away', async () => {
    const { ask, held } = await deskWith();
    const away = (line: string) => ask(line, cipher, 'shared');
    const notice = 'The database is away: only the applications that this machine keeps itself';
    for (const line of ['list', `show ${held}`]) {
      const { exit, said } = await away(line);
      expect([exit, said]).toEqual([1, expect.stringContaining(notice)]);
    }
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
    const cli = {
      open: memoryStore,
      cipher,
      noteTaken: async () => undefined,
      ask: async () => '',
      say: (text: string) => void said.push(text),
    };
    expect([await runOutboxCli(['list'], cli), ...said]).toEqual([
      0,
      'No applications are waiting.',
    ]);
  });

  it('keeps the receipt of an application that the platform has, and then erases it', async () => {
    const { ask, store, held, waiting, noted } = await deskWith();
    expect(await ask(`done ${held.slice(0, 8)}`)).toEqual({
      exit: 0,
      said: `${held} is done: its receipt says that we have it since today.`,
    });
    expect(noted).toEqual([[cipher.receiptOf(held), 2]]);
    expect(store.entries().map(({ id }) => id)).toEqual([waiting]);
  });

  it('erases none whose receipt cannot be kept, is another key’s, or is being sent', async () => {
    const { ask, store, held, sending, noted, noNotes } = await deskWith(true);
    const other = entryCipher(new Uint8Array(32).fill(8));
    for (const key of [other, null])
      expect(await ask(`done ${held}`, key)).toMatchObject({ exit: 1 });
    expect(await ask(`done ${sending}`)).toMatchObject({ exit: 1 });
    expect(noted).toEqual([]);
    noNotes();
    expect(await ask(`done ${held}`)).toEqual({
      exit: 1,
      said: 'Its receipt could not be kept (Error: away): nothing was changed.',
    });
    expect(store.entries()).toHaveLength(3);
  });

  describe('finds the applications of a person', () => {
    /** The same, with one of another person, which waits. */
    async function deskOfTwo() {
      const desk = await deskWith(true);
      const { payload } = queued('Kim');
      const theirs = { ...payload, email: 'kim@mail.example', phone: '(515) 555-0199' };
      await desk.outbox.add('Kim', { payload: theirs, resume: null });
      const kim = desk.store.entries().at(-1)?.id ?? '';
      return { ...desk, kim };
    }

    it.each(['kim@MAIL.example', '515 555 0199', '+1 (515) 555-0199'])(
      'by %s, in any state, and lists nothing personal',
      async (text) => {
        const { ask, held, sending, kim } = await deskOfTwo();
        const { exit, said } = await ask(`find ${text}`);
        expect(exit).toBe(0);
        expect(said.split('\n')).toEqual([
          expect.stringMatching(/^id +since/),
          expect.stringMatching(new RegExp(`^${kim.slice(0, 8)} .* ${receipt(kim)}$`)),
        ]);
        const others = await ask('find jo.whitfield@mail.example');
        for (const id of [held, sending]) expect(others.said).toContain(id.slice(0, 8));
        expect(said + others.said).not.toMatch(/Kim|Whitfield|mail\.example|555-01/i);
      },
    );

    it('asks for what is not an argument, so that no log of a shell or of npm has it', async () => {
      const { ask, kim } = await deskOfTwo();
      const { exit, said } = await ask('find', cipher, null, 'kim@mail.example');
      expect([exit, said]).toEqual([0, expect.stringContaining(kim.slice(0, 8))]);
    });

    it('marks as seen what it shows, and nothing else', async () => {
      const { ask, store, kim } = await deskOfTwo();
      await ask('find kim@mail.example');
      const seen = store.entries().filter(({ seenAt }) => seenAt !== undefined);
      expect(seen.map(({ id }) => id)).toEqual([kim]);
    });

    it('says that there is none only of those that it could open', async () => {
      const { ask, store, held } = await deskOfTwo();
      const none = (opened: number) => `None of the ${opened} that could be opened has it.`;
      const find = 'find nobody@mail.example';
      expect(await ask(find)).toEqual({ exit: 0, said: none(4) });
      expect(await ask(find, cipher, 'shared')).toMatchObject({ exit: 1 });
      const { read } = store;
      Object.assign(store, {
        read: async (entry: Parameters<typeof read>[0]) => {
          if (entry.id === held) throw new Error('a bad block');
          return entry.state === 'sending' ? null : read(entry);
        },
      });
      const { exit, said } = await ask(find);
      expect([exit, said.split('\n')]).toEqual([
        1,
        [none(2), expect.stringMatching(/^2 of 4 could not be opened .* may have it\.$/)],
      ]);
      const other = entryCipher(new Uint8Array(32).fill(8));
      expect(await ask(find, other)).toMatchObject({
        exit: 1,
        said: expect.stringContaining('4 of 4 could not be opened') as unknown,
      });
    });

    it('refuses without the key, and what is no whole address or number', async () => {
      const { ask } = await deskOfTwo();
      expect(await ask('find kim@mail.example', null)).toMatchObject({ exit: 1 });
      const no = { exit: 2, said: 'That is no whole email address or phone number.' };
      for (const text of ['Whitfield', '555-0199', ''])
        expect(await ask(`find ${text}`)).toEqual(no);
    });
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
    'done',
    'done all',
    'find x --resume y',
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
