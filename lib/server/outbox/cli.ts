import 'server-only';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { formatReceipt } from '@/lib/domain/application/receipt';
import { sentBy } from './find-person';
import { erasedAt } from './retention';
import type { EntryCipher, QueuedApplication } from '@/lib/server/outbox-store/entry-cipher';
import type { ListedEntry, OutboxStore } from '@/lib/server/outbox-store/outbox-store';

type Cipher = Pick<EntryCipher, 'decrypt' | 'receiptOf'>;

type Desk = {
  readonly store: OutboxStore;
  /** Null without a key: then nothing can be shown. */
  readonly cipher: Cipher | null;
  /** Keeps a receipt as that of an application that the platform has. Rejects if it cannot. */
  readonly noteTaken: (receipt: string) => Promise<void>;
  readonly say: (line: string) => void;
};

type Cli = Omit<Desk, 'store'> & {
  /** Only a command that needs the store opens it. */
  readonly open: () => OutboxStore;
  /** What a person types who is asked whose applications to find; '' for nothing. */
  readonly ask: () => Promise<string>;
};

/** What is said where not all can be seen. */
const MISSING = {
  shared: 'The database is away: only the applications that this machine keeps itself can be seen.',
  own: 'The file site.db in DATA_DIR cannot be read: what this machine keeps itself is not among these.',
};
const NO_KEY = 'Without APPLICATION_SPOOL_KEY nothing can be opened.';

export const OUTBOX_HELP = `Applications that wait for the staffing platform (docs/decisions/0017).

  npm run outbox -- list                      what waits, and why, with its applicant's receipt; nothing personal
  npm run outbox -- find                      asks for an email address or phone number, and lists the applications that have it
  npm run outbox -- find TEXT                 the same, but the shell's history and npm's log keep the text
  npm run outbox -- show ID                   one application, as it was sent in
  npm run outbox -- show ID --resume FILE     the same, and its resume into a new file
  npm run outbox -- retry ID                  let the site try a held one again
  npm run outbox -- retry all                 … everything that is held
  npm run outbox -- done ID                   it is on the platform, entered by hand or found there: erase it here; its receipt says
                                              that you have it since today
  npm run outbox -- erase ID                  erase one for good; its receipt says 'We do not know this code'

ID: its first characters, as many as 'list' shows or fewer. The site may be running; it looks every minute or sooner.
Held, and why: http-403 and the like, the platform refused it · unsure, it may have arrived: look on the platform, then 'done' or 'retry' ·
gave-up, the platform failed again and again · unreadable, encrypted with another key.
'list', 'find' and 'show' mark what they show as seen: it will be erased on the day under 'erased'. Unseen ones are never erased,
unless APPLICATION_SPOOL_ERASE_UNSEEN_DAYS is set.
Exit code: 0 done, 1 failed, 2 wrong arguments.`;

/** How a command ended: done, could not be done, was not understood. */
type Exit = 0 | 1 | 2;

/** The owner's view of the outbox: `npm run outbox`. */
export async function runOutboxCli(args: readonly string[], cli: Cli): Promise<Exit> {
  const asked = readArgs(args);
  if (asked === null) {
    cli.say(OUTBOX_HELP);
    return 2;
  }
  const { command } = asked;
  if (command === 'help') {
    cli.say(OUTBOX_HELP);
    return 0;
  }
  const id = command === 'find' && asked.id === '' ? await cli.ask() : asked.id;
  const desk: Desk = { ...cli, store: cli.open() };
  const entries = await desk.store.list();
  const missing = desk.store.missing?.() ?? null;
  if (missing === null) return run({ ...asked, id }, entries, desk);
  cli.say(MISSING[missing]);
  if (entries.length > 0) await run({ ...asked, id }, entries, desk);
  return 1;
}

async function run(
  { command, id, resume }: Asked,
  entries: readonly ListedEntry[],
  cli: Desk,
): Promise<Exit> {
  if (command === 'list')
    return done(cli, table(await Promise.all(entries.map(seenBy(cli))), cli.cipher));
  if (command === 'find') return find(id, entries, cli);
  if (command === 'retry' && id === 'all') return retryAll(entries, cli);
  const found = entries.filter((entry) => entry.id.startsWith(id));
  const [entry] = found;
  if (entry === undefined) return not(cli, `There is no application ${id}.`);
  if (found.length > 1) return not(cli, `Several begin with ${id}: give more characters.`);
  if (command === 'show') return show(entry, resume, cli);
  if (command === 'retry') return retry(entry, cli);
  if (entry.isLeased) return not(cli, `${entry.id} is being sent right now: try again.`);
  return command === 'done' ? finish(entry, cli) : erase(entry, cli);
}

type Asked = NonNullable<ReturnType<typeof readArgs>>;

/** What is done to one application. */
const ONE: readonly string[] = ['show', 'retry', 'done', 'erase'];

function readArgs(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { resume: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    const [command = '', id = '', ...rest] = positionals;
    if (values.help) return { command: 'help', id, resume: null } as const;
    const resume = values.resume ?? null;
    if (command === 'find' && resume === null)
      return { command, id: [id, ...rest].join(' '), resume } as const;
    if (rest.length > 0 || (resume !== null && command !== 'show')) return null;
    if (command === 'list') return id === '' ? ({ command, id, resume } as const) : null;
    if (!ONE.includes(command)) return null;
    const isId = /^[0-9a-f]{1,32}$/.test(id) || (command === 'retry' && id === 'all');
    return isId ? ({ command, id, resume } as const) : null;
  } catch {
    return null;
  }
}

const done = (cli: Desk, line: string): Exit => {
  cli.say(line);
  return 0;
};
const not = (cli: Desk, line: string): Exit => {
  cli.say(line);
  return 1;
};

/**
 * Marks an entry as seen by a person in its current state, and returns the result. One that is being sent belongs to its worker, and
 * changes in a moment anyway.
 */
const seenBy =
  ({ store }: Desk) =>
  async (entry: ListedEntry): Promise<ListedEntry> => {
    if (entry.seenAt !== undefined || entry.state === 'sending') return entry;
    const seen = { ...entry, seenAt: Date.now() };
    return (await store.change(entry, seen)) ? seen : entry;
  };

const SHOWN_ID = 8;
const COLUMNS = ['id', 'since (UTC)', 'state', 'tries', 'size', 'erased', 'receipt', 'why'];

function table(entries: readonly ListedEntry[], cipher: Desk['cipher']): string {
  if (entries.length === 0) return 'No applications are waiting.';
  const rows = entries.map((entry) => [
    entry.id.slice(0, SHOWN_ID),
    timeOf(entry),
    entry.state,
    String(entry.tries),
    sizeOf(entry.bytes),
    entry.seenAt === undefined ? '' : timeText(erasedAt(entry, null)).slice(0, 10),
    cipher === null ? '' : formatReceipt(cipher.receiptOf(entry.id)),
    entry.state === 'held' ? entry.note : '',
  ]);
  const widths = COLUMNS.map((name, i) =>
    Math.max(name.length, ...rows.map((row) => row[i]?.length ?? 0)),
  );
  return [COLUMNS, ...rows]
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const timeText = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
const timeOf = ({ queuedAt }: ListedEntry) => timeText(queuedAt);
const sizeOf = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`;

/** The application of an entry, or why it cannot be opened. */
async function opened(
  entry: ListedEntry,
  cipher: Cipher,
  { store }: Desk,
): Promise<QueuedApplication | string> {
  const encrypted = await store.read(entry);
  if (encrypted === null) return `${entry.id} is being sent right now: try again.`;
  return cipher.decrypt(entry.id, encrypted) ?? `${entry.id} was encrypted with another key.`;
}

async function find(text: string, entries: readonly ListedEntry[], cli: Desk): Promise<Exit> {
  const isTheirs = sentBy(text);
  if (isTheirs === null) {
    cli.say('That is no whole email address or phone number.');
    return 2;
  }
  const { cipher } = cli;
  if (cipher === null) return not(cli, NO_KEY);
  const found: ListedEntry[] = [];
  let closed = 0;
  for (const entry of entries) {
    const application = await opened(entry, cipher, cli).catch(String);
    if (typeof application === 'string') closed += 1;
    else if (isTheirs(application.payload)) found.push(await seenBy(cli)(entry));
  }
  const none = `None of the ${entries.length - closed} that could be opened has it.`;
  cli.say(found.length > 0 || entries.length === 0 ? table(found, cipher) : none);
  if (closed === 0) return 0;
  const why = 'being sent right now, or encrypted with another key';
  return not(cli, `${closed} of ${entries.length} could not be opened (${why}), and may have it.`);
}

async function show(entry: ListedEntry, file: string | null, cli: Desk): Promise<Exit> {
  if (cli.cipher === null) return not(cli, NO_KEY);
  const application = await opened(entry, cli.cipher, cli);
  if (typeof application === 'string') return not(cli, application);
  await seenBy(cli)(entry);
  const { payload, resume } = application;
  const why = entry.state === 'held' ? ` (${entry.note})` : '';
  cli.say(`${entry.id}  ${entry.state}${why}  since ${timeOf(entry)} UTC`);
  for (const [name, value] of Object.entries(payload)) cli.say(`${name}: ${String(value)}`);
  cli.say(`resume: ${resume ? `${resume.fileName} (${sizeOf(resume.bytes.length)})` : 'none'}`);
  if (file === null) return 0;
  if (resume === null) return not(cli, 'It came without a resume: nothing was written.');
  try {
    // Never overwrites an existing file, and lets nobody else read it.
    await writeFile(file, resume.bytes, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    return not(cli, `${file} could not be written: ${String(error)}`);
  }
  return done(cli, `The resume is in ${file}.`);
}

async function retry(entry: ListedEntry, cli: Desk): Promise<Exit> {
  if (entry.state !== 'held') return done(cli, `${entry.id} is not held: the site keeps trying.`);
  const isChanged = await cli.store.change(entry, {
    ...entry,
    state: 'waiting',
    tries: 0,
    note: '',
    seenAt: undefined,
  });
  return isChanged
    ? done(cli, `${entry.id} waits again: the site hands it over within a minute.`)
    : not(cli, `${entry.id} has just changed: look again.`);
}

async function retryAll(entries: readonly ListedEntry[], cli: Desk): Promise<Exit> {
  const held = entries.filter(({ state }) => state === 'held');
  if (held.length === 0) return done(cli, 'Nothing is held.');
  let exit: Exit = 0;
  for (const entry of held) if ((await retry(entry, cli)) !== 0) exit = 1;
  return exit;
}

async function erase(
  entry: ListedEntry,
  cli: Desk,
  said = `${entry.id} is erased.`,
): Promise<Exit> {
  return (await cli.store.erase(entry))
    ? done(cli, said)
    : not(cli, `${entry.id} has just changed: look again.`);
}

/** In this order, so that the receipt is known at every moment. It is made with the key that the application was encrypted with. */
async function finish(entry: ListedEntry, cli: Desk): Promise<Exit> {
  if (cli.cipher === null) return not(cli, NO_KEY);
  const application = await opened(entry, cli.cipher, cli);
  if (typeof application === 'string') return not(cli, application);
  const failure = await cli.noteTaken(cli.cipher.receiptOf(entry.id)).then(() => null, String);
  if (failure !== null)
    return not(cli, `Its receipt could not be kept (${failure}): nothing was changed.`);
  return erase(entry, cli, `${entry.id} is done: its receipt says that we have it since today.`);
}
