import { parseArgs } from 'node:util';
import { env } from '@/lib/config/env';
import type { Terminal } from '@/scripts/owner/terminal';
import { readSettings } from '@/server/settings.mjs';
import { checkPlatform, EXIT_CODE } from './check-platform';
import { printed } from './print';

const HELP = `Reads the staffing platform as the site does and reports what it finds. It sends about seven requests, only GET.

  npm run platform:check                       the platform of STAFFING_API_BASE_URL
  npm run platform:check -- --url ADDRESS      another one: the address up to and including /services/apexrest
  npm run platform:check -- --adhoc ID         also reads the ad-hoc job with this id
  npm run --silent platform:check -- --json    the same for machines, and nothing else on stdout

Exit code: 0 if all is well, 1 if something needs fixing, 2 if a call fails or breaks the contract, 3 for wrong
arguments or a wrong address.
docs/connect.md says what each finding means.`;

const OPTIONS = {
  url: { type: 'string' },
  adhoc: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const NO_PLATFORM = `No platform is set. Set STAFFING_API_BASE_URL, or pass an address:
  npm run platform:check -- --url http://localhost:4010/services/apexrest
(that one is the platform in a box, while \`npm start\` runs).`;

/** `npm run platform:check`. @returns the exit code. */
export async function runPlatformCheck(
  given: readonly string[],
  { say, complain }: Terminal,
): Promise<number> {
  const asked = read(given);
  if (typeof asked === 'string') {
    complain(`${asked}\nnpm run platform:check -- --help explains.`);
    return EXIT_CODE.wrong;
  }
  if (asked.help) {
    say(HELP);
    return EXIT_CODE.well;
  }
  const report = await checkPlatform({
    url: withoutSecrets(env().staffingApiBaseUrl),
    adhocId: asked.adhoc ?? null,
    now: new Date(),
  });
  say(asked.json ? JSON.stringify(report, null, 2) : printed(report));
  return EXIT_CODE[report.verdict];
}

/** Reads the command line, and sets the platform of this process before anything reads the settings. @returns the options, or a problem */
function read(given: readonly string[]) {
  try {
    const { values } = parseArgs({ args: [...given], options: OPTIONS });
    if (values.help) return values;
    const url = values.url ?? process.env.STAFFING_API_BASE_URL;
    if (!url) return NO_PLATFORM;
    process.env.STAFFING_API_BASE_URL = url;
    readSettings(process.env);
    return values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function withoutSecrets(address: string): string {
  const url = new URL(address);
  return `${url.origin}${url.pathname}`;
}
