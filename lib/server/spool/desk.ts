import 'server-only';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isClaimOver } from '@/lib/server/spool-store/claim';
import { erasedAt } from './retention';
import type { SpoolSeal } from '@/lib/server/spool-store/spool-seal';
import type { ListedSlip, SpoolStore } from '@/lib/server/spool-store/spool-store';

type Desk = {
  readonly store: SpoolStore;
  /** Null without a key: nothing can be shown then. */
  readonly seal: Pick<SpoolSeal, 'open'> | null;
  readonly say: (line: string) => void;
};

export const DESK_HELP = `Applications that wait for the staffing platform (docs/decisions/0017).

  npm run spool -- list                      what waits, and why; nothing personal
  npm run spool -- show ID                   one application, as it was sent in
  npm run spool -- show ID --resume FILE     the same, and its resume into a new file
  npm run spool -- retry ID                  let the site hand over again what is held
  npm run spool -- retry all                 … everything that is held
  npm run spool -- erase ID                  erase one for good

ID: its first characters, as many as 'list' shows or fewer. The site may be running; it looks every minute or sooner.
Held, and why: http-403 and the like, the platform refused it · unsure, it may have arrived: look there before 'retry' ·
gave-up, the platform failed again and again · unreadable, sealed with another key.
Who lists or shows an application has seen it. Until then it is never erased by itself (unless the site's owner has set an
end, APPLICATION_SPOOL_ERASE_UNSEEN_DAYS); after it, on the day under 'erased'.
Ends with 0 when done, 1 when it could not be, 2 when it was asked wrongly.`;

/** How a command ended: done, could not be done, was not understood. */
type Exit = 0 | 1 | 2;

/** The owner's window on the spool: `npm run spool`. */
export async function openDesk(args: readonly string[], desk: Desk): Promise<Exit> {
  const asked = readArgs(args);
  if (asked === null) {
    desk.say(DESK_HELP);
    return 2;
  }
  const { command, id, resume } = asked;
  const slips = await desk.store.list();
  if (command === 'help') return done(desk, DESK_HELP);
  if (command === 'list') return done(desk, table(await Promise.all(slips.map(seenBy(desk)))));
  if (command === 'retry' && id === 'all') return retryAll(slips, desk);
  const found = slips.filter((slip) => slip.id.startsWith(id));
  const [slip] = found;
  if (slip === undefined) return not(desk, `There is no application ${id}.`);
  if (found.length > 1) return not(desk, `Several begin with ${id}: more characters, please.`);
  if (command === 'show') return show(slip, resume, desk);
  return command === 'retry' ? retry(slip, desk) : erase(slip, desk);
}

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
    if (command !== 'show' && command !== 'retry' && command !== 'erase') return null;
    const isId = /^[0-9a-f]{1,32}$/.test(id) || (command === 'retry' && id === 'all');
    return isId ? ({ command, id, resume } as const) : null;
  } catch {
    return null;
  }
}

const done = (desk: Desk, line: string): Exit => {
  desk.say(line);
  return 0;
};
const not = (desk: Desk, line: string): Exit => {
  desk.say(line);
  return 1;
};

/**
 * Marks an entry as seen by a person, as it stands, and gives back what has come of that. One that is on its way is its
 * courier's, and changes in a moment anyway.
 */
const seenBy =
  ({ store }: Desk) =>
  async (slip: ListedSlip): Promise<ListedSlip> => {
    if (slip.seenAt !== undefined || slip.state === 'sending') return slip;
    const seen = { ...slip, seenAt: Date.now() };
    return (await store.change(slip, seen)) ? seen : slip;
  };

const SHOWN_ID = 8;
const COLUMNS = ['id', 'since (UTC)', 'state', 'tries', 'size', 'erased', 'why'];

function table(slips: readonly ListedSlip[]): string {
  if (slips.length === 0) return 'No application waits.';
  const rows = slips.map((slip) => [
    slip.id.slice(0, SHOWN_ID),
    timeOf(slip),
    slip.state,
    String(slip.tries),
    sizeOf(slip.bytes),
    slip.seenAt === undefined ? '' : timeText(erasedAt(slip, null)).slice(0, 10),
    slip.state === 'held' ? slip.note : '',
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
const timeOf = ({ keptAt }: ListedSlip) => timeText(keptAt);
const sizeOf = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`;

async function show(slip: ListedSlip, file: string | null, desk: Desk): Promise<Exit> {
  if (desk.seal === null) return not(desk, 'Without APPLICATION_SPOOL_KEY nothing can be opened.');
  const sealed = await desk.store.read(slip);
  if (sealed === null) return not(desk, `${slip.id} is on its way this moment: try again.`);
  const application = desk.seal.open(slip.id, sealed);
  if (application === null) return not(desk, `${slip.id} was sealed with another key.`);
  await seenBy(desk)(slip);
  const { payload, resume } = application;
  const why = slip.state === 'held' ? ` (${slip.note})` : '';
  desk.say(`${slip.id}  ${slip.state}${why}  since ${timeOf(slip)} UTC`);
  for (const [name, value] of Object.entries(payload)) desk.say(`${name}: ${String(value)}`);
  desk.say(`resume: ${resume ? `${resume.fileName} (${sizeOf(resume.bytes.length)})` : 'none'}`);
  if (file === null) return 0;
  if (resume === null) return not(desk, 'It came without a resume: nothing was written.');
  try {
    // Never over a file that is there, and for nobody else to read.
    await writeFile(file, resume.bytes, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    return not(desk, `${file} could not be written: ${String(error)}`);
  }
  return done(desk, `The resume is in ${file}.`);
}

const isOnItsWay = (slip: ListedSlip) =>
  slip.state === 'sending' && !isClaimOver(slip.note, Date.now());

async function retry(slip: ListedSlip, desk: Desk): Promise<Exit> {
  if (slip.state !== 'held') return done(desk, `${slip.id} is not held: the site goes on trying.`);
  const isChanged = await desk.store.change(slip, {
    ...slip,
    state: 'waiting',
    tries: 0,
    note: '',
    seenAt: undefined,
  });
  return isChanged
    ? done(desk, `${slip.id} waits again: the site hands it over within a minute.`)
    : not(desk, `${slip.id} has just changed: look again.`);
}

async function retryAll(slips: readonly ListedSlip[], desk: Desk): Promise<Exit> {
  const held = slips.filter(({ state }) => state === 'held');
  if (held.length === 0) return done(desk, 'Nothing is held.');
  let exit: Exit = 0;
  for (const slip of held) if ((await retry(slip, desk)) !== 0) exit = 1;
  return exit;
}

async function erase(slip: ListedSlip, desk: Desk): Promise<Exit> {
  if (isOnItsWay(slip)) return not(desk, `${slip.id} is on its way this moment: try again.`);
  return (await desk.store.erase(slip))
    ? done(desk, `${slip.id} is erased.`)
    : not(desk, `${slip.id} has just changed: look again.`);
}
