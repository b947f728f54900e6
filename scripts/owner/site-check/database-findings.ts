import type { DatabaseState } from './database-state';
import type { SiteFinding } from './finding';

const DAY_MS = 24 * 3_600_000;
/** A backup that is older is worth a word. */
const OLD_DAYS = 7;

const finding = (level: SiteFinding['level'], key: string, text: string): SiteFinding => ({
  level,
  kind: 'setting',
  key,
  text,
  where: 'docs/run.md',
});

const daysSince = (time: string, now: number) => Math.floor((now - Date.parse(time)) / DAY_MS);

/** What a person has to do about the database. */
export function databaseFindings(
  { engine, where, problem, facts, damaged }: DatabaseState,
  now = Date.now(),
): SiteFinding[] {
  const findings: SiteFinding[] = [];
  if (problem !== null)
    findings.push(finding('must', 'database', `${engine} ${where}: ${problem}`));
  for (const name of damaged)
    findings.push(
      finding('must', 'damaged', `save what is in ${name} (docs/run.md, 'A damaged database')`),
    );
  if (facts === null) return findings;
  const { held, backupAt } = facts;
  if (held > 0)
    findings.push(
      finding(
        'should',
        'outbox',
        `applications that a person has to decide about: ${held} (npm run outbox -- list)`,
      ),
    );
  if (backupAt === null)
    findings.push(finding('should', 'backup', 'none was made: npm run backup -- FOLDER'));
  else if (daysSince(backupAt, now) > OLD_DAYS)
    findings.push(finding('should', 'backup', `the last is of ${backupAt.slice(0, 10)}`));
  return findings;
}

/** A line for people: which engine, how big, what waits, how old the backup is. */
export function databaseLine({ engine, where, problem, facts }: DatabaseState, now = Date.now()) {
  const name = `Database: ${engine}, ${where}`;
  if (facts === null)
    return `${name}; ${problem === null ? 'not made yet: the site makes it when it starts' : 'not read'}`;
  const { bytes, waiting, held, backupAt } = facts;
  const backup = backupAt === null ? 'no backup' : `backup ${agoOf(daysSince(backupAt, now))}`;
  const size = `${(bytes / 1_048_576).toFixed(1)} MB`;
  return `${name}; ${size}; applications waiting: ${waiting}, held: ${held}; ${backup}`;
}

const agoOf = (days: number): string =>
  days < 1 ? 'of the last 24 hours' : `${days} day${days === 1 ? '' : 's'} old`;
