import 'server-only';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { formatReceipt } from '@/lib/domain/application/receipt';
import { exportEntries } from './export-entries';
import { erasedAt } from './retention';
import type { EntryCipher } from '@/lib/server/outbox-store/entry-cipher';
import type { ListedEntry, OutboxStore } from '@/lib/server/outbox-store/outbox-store';

type Desk = {
  readonly store: OutboxStore;
  /** Null without a key: then nothing can be shown. */
  readonly cipher: Pick<EntryCipher, 'decrypt' | 'receiptOf'> | null;
  readonly say: (line: string) => void;
};

type Cli = Omit<Desk, 'store'> & {
  /** Only a command that needs the store opens it. */
  readonly open: () => OutboxStore;
};

/** What is said where not all can be seen. */
const MISSING = {
  shared: 'The database is away: only the applications that this machine keeps itself can be seen.',
  own: 'The file site.db in DATA_DIR cannot be read: what this machine keeps itself is not among these.',
};

export const OUTBOX_HELP = `Applications that wait for the staffing platform (docs/decisions/0017).

  npm run outbox -- list                      what waits, and why, with its applicant's receipt; nothing personal
  npm run outbox -- show ID                   one application, as it was sent in
  npm run outbox -- show ID --resume FILE     the same, and its resume into a new file
  npm run outbox -- retry ID                  let the site try a held one again
  npm run outbox -- retry all                 … everything that is held
  npm run outbox -- erase ID                  erase one for good
  npm run outbox -- export FOLDER             with the site stopped: move all into files, as releases before the database kept them
  npm run outbox -- import-redis              move what an earlier release kept in Redis (REDIS_URL) into the database

ID: its first characters, as many as 'list' shows or fewer. The site may be running; it looks every minute or sooner.
Held, and why: http-403 and the like, the platform refused it · unsure, it may have arrived: look on the platform before 'retry' ·
gave-up, the platform failed again and again · unreadable, encrypted with another key ·
importing, an import from an earlier release has not ended: leave it to that.
'list' and 'show' mark an application as seen: it will be erased on the day under 'erased'. Unseen ones are never erased,
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
  const desk: Desk = { ...cli, store: cli.open() };
  const entries = await desk.store.list();
  const missing = desk.store.missing?.() ?? null;
  if (missing === null) return run(asked, entries, desk);
  cli.say(MISSING[missing]);
  if (command === 'export') return not(desk, 'Nothing was exported.');
  if (entries.length > 0) await run(asked, entries, desk);
  return 1;
}

async function run(
  { command, id, resume }: Asked,
  entries: readonly ListedEntry[],
  cli: Desk,
): Promise<Exit> {
  if (command === 'list')
    return done(cli, table(await Promise.all(entries.map(seenBy(cli))), cli.cipher));
  if (command === 'export') return exportAll(entries, id, cli);
  if (command === 'retry' && id === 'all') return retryAll(entries, cli);
  const found = entries.filter((entry) => entry.id.startsWith(id));
  const [entry] = found;
  if (entry === undefined) return not(cli, `There is no application ${id}.`);
  if (found.length > 1) return not(cli, `Several begin with ${id}: give more characters.`);
  if (command === 'show') return show(entry, resume, cli);
  return command === 'retry' ? retry(entry, cli) : erase(entry, cli);
}

type Asked = NonNullable<ReturnType<typeof readArgs>>;

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
    if (rest.length > 0 || (resume !== null && command !== 'show')) return null;
    if (command === 'list') return id === '' ? ({ command, id, resume } as const) : null;
    if (command === 'export') return id === '' ? null : ({ command, id, resume } as const);
    if (command !== 'show' && command !== 'retry' && command !== 'erase') return null;
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

async function show(entry: ListedEntry, file: string | null, cli: Desk): Promise<Exit> {
  if (cli.cipher === null) return not(cli, 'Without APPLICATION_SPOOL_KEY nothing can be opened.');
  const encrypted = await cli.store.read(entry);
  if (encrypted === null) return not(cli, `${entry.id} is being sent right now: try again.`);
  const application = cli.cipher.decrypt(entry.id, encrypted);
  if (application === null) return not(cli, `${entry.id} was encrypted with another key.`);
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

async function exportAll(
  entries: readonly ListedEntry[],
  folder: string,
  cli: Desk,
): Promise<Exit> {
  const staying = await exportEntries(entries, cli.store, folder);
  for (const id of staying) cli.say(`${id} is being sent right now: stop the site and try again.`);
  cli.say(`${entries.length - staying.length} of ${entries.length} are in ${folder}.`);
  return staying.length === 0 ? 0 : 1;
}

async function erase(entry: ListedEntry, cli: Desk): Promise<Exit> {
  if (entry.isLeased) return not(cli, `${entry.id} is being sent right now: try again.`);
  return (await cli.store.erase(entry))
    ? done(cli, `${entry.id} is erased.`)
    : not(cli, `${entry.id} has just changed: look again.`);
}
