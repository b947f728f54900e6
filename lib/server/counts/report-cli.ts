import 'server-only';
import type { CountStore } from './count-store';
import { weekReport } from './report';

const REPORT_HELP = `What the site counted in the last seven days (docs/decisions/0013), all its processes together.

  npm run report

Counts of visits under five are not shown. Exit code: 0, 1 if nothing was counted, 2 for wrong arguments.`;

const DAY_MS = 24 * 3_600_000;
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

type Cli = {
  readonly open: () => Pick<CountStore, 'totals'>;
  readonly say: (line: string) => void;
  readonly now?: number;
};

/** Prints the owner's weekly report: `npm run report`. @returns the exit code */
export async function runReport(
  args: readonly string[],
  { open, say, now = Date.now() }: Cli,
): Promise<0 | 1 | 2> {
  if (args.length > 0) {
    say(REPORT_HELP);
    return args.includes('--help') || args.includes('-h') ? 0 : 2;
  }
  const [from, to] = [dayAt(now - 6 * DAY_MS), dayAt(now)];
  const totals = await open().totals(from, to);
  say(weekReport(totals, from, to));
  if (totals.length > 0) return 0;
  say('\nNothing was counted: has the site run with this database?');
  return 1;
}
