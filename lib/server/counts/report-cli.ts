import 'server-only';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { countsFolder } from './daily-counts';
import type { DayCounts } from './day-counts';
import { readDay } from './day-counts';
import { weekReport } from './report';

const REPORT_HELP = `What the site counted in the last seven days (docs/decisions/0045).

  npm run report                          of the instance whose DATA_DIR the settings name
  npm run report -- DATA_DIR DATA_DIR …   of several instances together

Counts of visits under five are not shown. Exit code: 0, 1 if a folder has no counts, 2 for wrong arguments.`;

const DAY_MS = 24 * 3_600_000;
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

type Cli = {
  readonly dataDir: string;
  readonly say: (line: string) => void;
  readonly now?: number;
};

/** Prints the owner's weekly report: `npm run report`. @returns the exit code */
export function runReport(
  args: readonly string[],
  { dataDir, say, now = Date.now() }: Cli,
): 0 | 1 | 2 {
  if (args.some((arg) => arg.startsWith('-'))) {
    say(REPORT_HELP);
    return args.includes('--help') || args.includes('-h') ? 0 : 2;
  }
  const folders = args.length > 0 ? args : [dataDir];
  const found = folders.map((folder) => [folder, daysIn(countsFolder(folder))] as const);
  say(
    weekReport(
      found.flatMap(([, days]) => days),
      dayAt(now - 6 * DAY_MS),
      dayAt(now),
    ),
  );
  const without = found.filter(([, days]) => days.length === 0).map(([folder]) => folder);
  for (const folder of without)
    say(`\nNo counts in ${folder}: has the site run with this DATA_DIR?`);
  return without.length > 0 ? 1 : 0;
}

function daysIn(folder: string): readonly DayCounts[] {
  try {
    const names = readdirSync(folder).filter((name) => /^[\d-]+\.json$/.test(name));
    return names.flatMap((name) => readDay(readFileSync(join(folder, name), 'utf8')) ?? []);
  } catch {
    return [];
  }
}
