import { parseArgs } from 'node:util';
import { aligned, type Terminal } from '@/scripts/owner/terminal';
import { missingNodeFixes } from '@/server/node-version.mjs';
import { databaseFindings, databaseLine, type DatabaseState } from './database';
import type { SiteFinding } from './finding';
import { settingFindings } from './settings';

const HELP = `Lists mistakes, sample content still in place, and settings that production lacks; says how the database is.

  npm run site:check                       everything; in a release what the server lacks
  npm run site:check -- --build            in two lines, only what is written into the build: content, SITE_URL, NEXT_PUBLIC_…
  npm run --silent site:check -- --json    for machines, and nothing else on stdout
  npm run site:check -- --record-samples   only for the sample: knows its texts again after they were rewritten

Exit code: 0 if nothing must be done, 1 if something must, 3 for an unknown option.
docs/make-it-yours.md goes through the content, docs/connect.md and docs/deploy.md through the settings.`;

const OPTIONS = {
  build: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Looked = {
  /** What the sources say; null in a release, which has none: nor is anything said of the settings of the build then. */
  readonly sources: readonly SiteFinding[] | null;
  /** Null to leave it out. */
  readonly database: DatabaseState | null;
};

/** `npm run site:check`. @returns the exit code */
export function runSiteCheck(
  given: readonly string[],
  settings: Readonly<Record<string, string | undefined>>,
  { say, complain }: Terminal,
  { sources, database }: Looked,
): number {
  const asked = read(given);
  if (typeof asked === 'string') {
    complain(`${asked}\nnpm run site:check -- --help explains.`);
    return 3;
  }
  if (asked.help) {
    say(HELP);
    return 0;
  }
  // A build may be made on another machine than the one that runs it; this Node should be the one that runs the site (docs/deploy.md).
  const fixes = asked.build ? null : missingNodeFixes(process.versions.node);
  const findings: readonly SiteFinding[] = [
    ...(sources ?? []),
    ...settingFindings(settings, asked.build ? 'build' : sources ? 'all' : 'server'),
    ...(fixes ? [{ ...NODE, text: fixes }] : []),
    ...(database ? databaseFindings(database) : []),
  ];
  const musts = findings.filter(({ level }) => level === 'must');
  const code = musts.length > 0 ? 1 : 0;
  const result = `Result: ${musts.length} of ${findings.length} must be done (exit code ${code})`;
  if (asked.json)
    say(JSON.stringify({ verdict: code ? 'not-ready' : 'ready', database, findings }, null, 2));
  else if (asked.build) {
    const keys = musts.map(({ key }) => key).join(', ');
    if (keys) say(`site:check: to be done before anyone sees it: ${keys}`);
    say(`site:check: ${result}`);
  } else {
    if (database) say(`${databaseLine(database)}\n`);
    say([...printed(findings), result].join('\n\n'));
  }
  return code;
}

function read(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options: OPTIONS }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const NODE = { level: 'should', kind: 'setting', key: 'node', where: 'Node' } as const;
const LEVELS = ['must', 'should', 'optional'] as const;
const TITLES = {
  mistake: 'MISTAKES',
  sample: 'SAMPLE CONTENT STILL IN PLACE (by key in docs/make-it-yours.md)',
  setting: 'SETTINGS',
} as const;

/** The findings for people: a plain table for each kind, the most pressing first. */
export const printed = (findings: readonly SiteFinding[]): string[] =>
  Object.entries(TITLES).flatMap(([kind, title]) => {
    const rows = LEVELS.flatMap((level) =>
      findings
        .filter((finding) => finding.kind === kind && finding.level === level)
        .map(({ key, text, where }) => [level, key, ...(kind === 'setting' ? [] : [where]), text]),
    );
    return rows.length > 0 ? [[title, ...aligned(rows)].join('\n')] : [];
  });
