import 'server-only';
import { resolve } from 'node:path';
import { APPLICATION_LIMIT, REFERENCE_CHECK } from './limits';

/** The server's settings, read once. `.env.example` explains each. */
export type Env = {
  /** Address of the platform up to and with `/services/apexrest`, without a trailing slash. */
  staffingApiBaseUrl: string;
  /** Canonical origin of this site, without a trailing slash. */
  siteUrl: string;
  /** Folder of the last good snapshot. */
  dataDir: string;
  logLevel: string;
  /** What several instances share; null for one by itself. */
  redisUrl: string | null;
  /** Applications one client may send in ten minutes. */
  rateLimitApplications: number;
  /** Checks of a reference's status one client may ask for in ten minutes. */
  rateLimitReferences: number;
};

type Problems = string[];

function readUrl(
  name: string,
  value: string | undefined,
  fallback: string,
  problems: Problems,
): string {
  const text = value?.trim() || fallback;
  try {
    const url = new URL(text);
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      problems.push(`${name} must begin with http:// or https://`);
  } catch {
    problems.push(`${name} is not a web address: "${text}"`);
  }
  return text.replace(/\/+$/, '');
}

function readRedisUrl(value: string | undefined, problems: Problems): string | null {
  const text = value?.trim();
  if (!text) return null;
  // It may hold a password: what is wrong with it is said without it.
  if (!/^rediss?:\/\/./.test(text) || !URL.canParse(text))
    problems.push('REDIS_URL must be an address that begins with redis:// or rediss://');
  return text;
}

function readCount(
  name: string,
  value: string | undefined,
  fallback: number,
  problems: Problems,
): number {
  const text = value?.trim();
  if (!text) return fallback;
  if (!/^[1-9]\d{0,6}$/.test(text)) problems.push(`${name} is not a number from 1: "${text}"`);
  return Number(text);
}

/**
 * Reads the settings from an environment.
 * @throws Error naming everything that is wrong, one line each.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const problems: Problems = [];
  const port = source.PORT || '3000';
  const env: Env = {
    staffingApiBaseUrl: readUrl(
      'STAFFING_API_BASE_URL',
      source.STAFFING_API_BASE_URL,
      'http://127.0.0.1:4010/services/apexrest',
      problems,
    ),
    siteUrl: readUrl('SITE_URL', source.SITE_URL, `http://localhost:${port}`, problems),
    dataDir: resolve(/* turbopackIgnore: true */ source.DATA_DIR || '.data'),
    logLevel: source.LOG_LEVEL || 'info',
    redisUrl: readRedisUrl(source.REDIS_URL, problems),
    rateLimitApplications: readCount(
      'RATE_LIMIT_APPLICATIONS',
      source.RATE_LIMIT_APPLICATIONS,
      APPLICATION_LIMIT.perClient,
      problems,
    ),
    rateLimitReferences: readCount(
      'RATE_LIMIT_REFERENCES',
      source.RATE_LIMIT_REFERENCES,
      REFERENCE_CHECK.perClient,
      problems,
    ),
  };
  if (problems.length > 0)
    throw new Error(`These settings need a look:\n${problems.map((p) => `  - ${p}`).join('\n')}`);
  return env;
}

let cached: Env | undefined;
/** The settings of this process. */
export const env = (): Env => (cached ??= parseEnv(process.env));
