import { env } from '@/lib/config/env';
import { readSettings } from '@/server/settings.mjs';
import { HELP, readArguments } from './arguments';
import { checkPlatform } from './check-platform';
import { printed } from './print';
import { EXIT_CODE } from './report';

type Terminal = {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
};

const NO_PLATFORM = `No platform is set. Set STAFFING_API_BASE_URL, or pass an address:
  npm run platform:check -- --url http://localhost:4010/services/apexrest
(that one is the platform in a box, while \`npm start\` runs).`;

/** `npm run platform:check`. @returns the exit code. */
export async function runPlatformCheck(
  given: readonly string[],
  { say, complain }: Terminal,
): Promise<number> {
  const asked = readArguments(given);
  if (asked.kind === 'help') {
    say(HELP);
    return EXIT_CODE.well;
  }
  const problem = asked.kind === 'wrong' ? asked.problem : choosePlatform(asked.url);
  if (asked.kind === 'wrong' || problem !== null) {
    complain(`${problem}\nnpm run platform:check -- --help explains.`);
    return EXIT_CODE.wrong;
  }
  const { staffingApiBaseUrl, siteUrl } = env();
  const report = await checkPlatform({
    url: withoutSecrets(staffingApiBaseUrl),
    siteUrl,
    adhocId: asked.adhocId,
    now: new Date(),
  });
  say(asked.isJson ? JSON.stringify(report, null, 2) : printed(report));
  return EXIT_CODE[report.verdict];
}

/** Sets the platform of this process, before anything reads the settings. @returns what is wrong with the address. */
function choosePlatform(url: string | null): string | null {
  const chosen = url ?? process.env.STAFFING_API_BASE_URL;
  if (!chosen) return NO_PLATFORM;
  process.env.STAFFING_API_BASE_URL = chosen;
  try {
    readSettings(process.env);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function withoutSecrets(address: string): string {
  const url = new URL(address);
  return `${url.origin}${url.pathname}`;
}
