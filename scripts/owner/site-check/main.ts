import { parseArgs } from 'node:util';
import { databaseFindings, databaseLine } from './database-findings';
import type { DatabaseState } from './database-state';
import type { SiteFinding } from './finding';
import { nodeFindings } from './node-findings';
import { countOf, printed, summary } from './print';
import { settingFindings } from './setting-findings';

const HELP = `Lists mistakes, sample content still in place, and settings that production lacks; says how the database is.

  npm run site:check                       everything; in a release what the server lacks
  npm run site:check -- --build            only what is written into the build: content, SITE_URL, NEXT_PUBLIC_… (not in a release)
  npm run site:check -- --brief            only what must be done, for logs
  npm run --silent site:check -- --json    for machines, and nothing else on stdout

Exit code: 0 if nothing must be done, 1 if something must, 3 for an unknown option.
docs/make-it-yours.md goes through the content, docs/connect.md and docs/deploy.md through the settings.`;

const OPTIONS = {
  build: { type: 'boolean', default: false },
  brief: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Terminal = {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
};

type Looked = {
  /** What the sources say; null in a release, which has none: nor is anything said of the settings of the build then. */
  readonly sources?: readonly SiteFinding[] | null;
  /** Null to leave it out. */
  readonly database?: DatabaseState | null;
};

/** `npm run site:check`. @returns the exit code */
export function runSiteCheck(
  given: readonly string[],
  settings: Readonly<Record<string, string | undefined>>,
  { say, complain }: Terminal,
  { sources = null, database = null }: Looked,
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
  const findings = [
    ...(sources ?? []),
    ...settingFindings(settings, asked.build ? 'build' : sources ? 'all' : 'server'),
    // A build may be made on another machine than the one that runs it.
    ...(asked.build ? [] : nodeFindings(process.versions.node)),
    ...(asked.build || !database ? [] : databaseFindings(database)),
  ];
  const must = countOf(findings, 'must');
  const verdict = must ? 'not-ready' : 'ready';
  if (asked.json)
    say(JSON.stringify({ verdict, ...(database && { database }), findings }, null, 2));
  else if (asked.brief) {
    const keys = findings.filter(({ level }) => level === 'must').map(({ key }) => key);
    if (keys.length > 0) say(`site:check: to be done before anyone sees it: ${keys.join(', ')}`);
    say(`site:check: ${summary(findings)}`);
  } else {
    if (database && !asked.build) say(`${databaseLine(database)}\n`);
    say(printed(findings));
  }
  return must ? 1 : 0;
}

function read(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options: OPTIONS, strict: true }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
