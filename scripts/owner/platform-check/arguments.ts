import { parseArgs } from 'node:util';

export const HELP = `Reads the staffing platform as the site does and reports what it finds. It sends about seven requests, only GET.

  npm run platform:check                       the platform of STAFFING_API_BASE_URL
  npm run platform:check -- --url ADDRESS      another one: the address up to and including /services/apexrest
  npm run platform:check -- --adhoc ID         also reads the ad-hoc job with this id
  npm run --silent platform:check -- --json    the same for machines, and nothing else on stdout

Exit code: 0 if all is well, 1 if something needs fixing, 2 if a call fails or breaks the contract, 3 for wrong
arguments or a wrong address.
docs/connect.md says what each finding means.`;

/** What the command line asks for. */
export type Arguments =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly problem: string }
  | {
      readonly kind: 'check';
      /** Null: the platform of the settings. */
      readonly url: string | null;
      readonly adhocId: string | null;
      readonly isJson: boolean;
    };

const OPTIONS = {
  url: { type: 'string' },
  adhoc: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export function readArguments(given: readonly string[]): Arguments {
  try {
    const { values } = parseArgs({ args: [...given], options: OPTIONS, strict: true });
    if (values.help) return { kind: 'help' };
    const { url = null, adhoc: adhocId = null, json: isJson } = values;
    return { kind: 'check', url, adhocId, isJson };
  } catch (error) {
    return { kind: 'wrong', problem: error instanceof Error ? error.message : String(error) };
  }
}
