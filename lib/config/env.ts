import 'server-only';
import { createECDH } from 'node:crypto';
import { resolve } from 'node:path';
import { APPLICATION_LIMIT, REFERENCE_CHECK } from './limits';

/** The server's settings, read once. `.env.example` explains each. */
export type Env = {
  /** Address of the platform up to and including `/services/apexrest`, without a trailing slash. */
  staffingApiBaseUrl: string;
  /** Canonical origin of this site, without a trailing slash. */
  siteUrl: string;
  /** Folder for everything that outlives a restart and is not in PostgreSQL: the site's database. */
  dataDir: string;
  logLevel: string;
  /** A PostgreSQL that holds what the site keeps; null: a file in `dataDir` does. */
  databaseUrl: string | null;
  /** Whether REDIS_URL, a setting of earlier releases, is still there: a reason to warn. */
  hasRedis: boolean;
  /** Applications one client may send in ten minutes. */
  rateLimitApplications: number;
  /** Checks of a reference's status one client may ask for in ten minutes. */
  rateLimitReferences: number;
  /** Encrypts queued applications, 32 bytes; null: none are queued. */
  outboxKey: Uint8Array | null;
  /** Whether applications are queued in the outbox; those already there are handed over in any case. */
  queuesApplications: boolean;
  /** How long an application that nobody has seen is kept (ms); null: until somebody has. */
  eraseUnseenMs: number | null;
  /** The token for /metrics; null: there is no such address. */
  metricsToken: string | null;
  /** Where a person is alerted that applications wait: `webhook`, `mail`, both, or neither. */
  alerts: { readonly webhook: string | null; readonly mail: AlertMail | null };
  /** How IndexNow is notified of new and gone jobs; null: it is not. */
  indexNow: { readonly key: string; readonly endpoint: string } | null;
  /** File of the service account for Google's Indexing API; null: it is not notified. */
  googleIndexing: string | null;
  /** Keys for search alerts, and the push services that may be called; null: there are no such alerts. */
  push: PushSettings | null;
};

export type PushSettings = {
  /** The VAPID keys (RFC 8292), in base64url; browsers get the public one. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Host names, with `*.` before one for all its subdomains, and http origins of this machine. */
  readonly hosts: readonly string[];
};

/** The recipient, and the mail server to send through (`smtp://` or `smtps://`, with user and password). */
export type AlertMail = { readonly to: string; readonly server: string };

type Problems = string[];
type Source = Readonly<Record<string, string | undefined>>;

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
    else if (hasCredentials(text))
      problems.push(`${name} may have no user name and no password in it`);
  } catch {
    // What stands before an '@' may be a password.
    problems.push(`${name} is not a web address${text.includes('@') ? '' : `: "${text}"`}`);
  }
  return text.replace(/(?<!\/)\/+$/, '');
}

/** Applications may wait in the Redis of a release before the database: nobody would hand them over. */
export const REDIS_IS_LEFT =
  'REDIS_URL: the site keeps everything in its database now. Move what waits in Redis with `npm run outbox -- import-redis`, then remove REDIS_URL (docs/run.md)';

function readDatabaseUrl(value: string | undefined, problems: Problems): string | null {
  const text = value?.trim();
  if (!text) return null;
  // It may contain a password, so the message does not repeat it.
  if (!/^postgres(?:ql)?:\/\/./.test(text) || !URL.canParse(text))
    problems.push('DATABASE_URL must be an address that begins with postgres:// or postgresql://');
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

/** No message repeats the text: it may be a key with a typo. */
function readKey(name: string, value: string | undefined, problems: Problems): Uint8Array | null {
  const text = value?.trim();
  if (!text) return null;
  const key = Buffer.from(text, 'base64');
  if (key.length !== 32 || key.toString('base64') !== text)
    problems.push(`${name} is not 32 bytes in base64`);
  return key;
}

/** A secret that is sent in a header; no message repeats it. */
function readToken(name: string, value: string | undefined, problems: Problems): string | null {
  const text = value?.trim();
  if (!text) return null;
  if (!/^[\w.~+/=-]{16,256}$/.test(text))
    problems.push(`${name} must have 16 to 256 letters, digits or . ~ + / = - _`);
  return text;
}

function readSwitch(name: string, value: string | undefined, problems: Problems): boolean {
  const text = value?.trim() || 'on';
  if (text !== 'on' && text !== 'off') problems.push(`${name} is neither on nor off: "${text}"`);
  return text !== 'off';
}

const DAY_MS = 24 * 3_600_000;

function readDays(name: string, value: string | undefined, problems: Problems): number | null {
  return value?.trim() ? readCount(name, value, 0, problems) * DAY_MS : null;
}

/** Both addresses may contain a secret (a chat's webhook does, a mail server's has its password): no message repeats them. */
function readAlerts(source: Source, problems: Problems): Env['alerts'] {
  const [webhook, to, server] = [
    source.ALERT_WEBHOOK_URL?.trim() || null,
    source.ALERT_EMAIL?.trim() || null,
    source.ALERT_SMTP_URL?.trim() || null,
  ];
  if (webhook !== null && !isAddress(webhook, /^https?:\/\/./))
    problems.push('ALERT_WEBHOOK_URL must be an address that begins with https:// or http://');
  else if (webhook !== null && hasCredentials(webhook))
    problems.push('ALERT_WEBHOOK_URL may have no user name and no password in it');
  if (to !== null && !/^[^\s@,;<>]+@[^\s@,;<>]+$/.test(to))
    problems.push(`ALERT_EMAIL is not one email address: "${to}"`);
  if (server !== null && !isAddress(server, /^smtps?:\/\/./))
    problems.push('ALERT_SMTP_URL must be an address that begins with smtps:// or smtp://');
  if ((to === null) !== (server === null))
    problems.push('ALERT_EMAIL and ALERT_SMTP_URL work together: one of them is missing');
  return { webhook, mail: to !== null && server !== null ? { to, server } : null };
}

/** The key is public (`/indexnow-key.txt`), not a secret. */
function readIndexNow(source: Source, problems: Problems): Env['indexNow'] {
  const key = source.INDEXNOW_KEY?.trim();
  const endpoint = readUrl(
    'INDEXNOW_ENDPOINT',
    source.INDEXNOW_ENDPOINT,
    'https://api.indexnow.org/indexnow',
    problems,
  );
  if (!key) return null;
  if (!/^[a-zA-Z0-9-]{8,128}$/.test(key))
    problems.push('INDEXNOW_KEY is not 8 to 128 letters, digits and hyphens');
  return { key, endpoint };
}

/** The push services of Chrome, Edge, Firefox and Safari. */
const PUSH_HOSTS =
  'fcm.googleapis.com, *.push.services.mozilla.com, *.notify.windows.com, *.push.apple.com';
/** A host name of two parts or more, or this machine only, over plain http. */
const PUSH_HOST =
  /^(?:(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*|http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?)$/;

/** No message repeats the private key. */
function readPush(source: Source, problems: Problems): PushSettings | null {
  const publicKey = source.PUSH_VAPID_PUBLIC_KEY?.trim() ?? '';
  const privateKey = source.PUSH_VAPID_PRIVATE_KEY?.trim() ?? '';
  const hosts = (source.PUSH_HOSTS?.trim() || PUSH_HOSTS).split(/[\s,]+/).filter(Boolean);
  for (const host of hosts)
    if (!PUSH_HOST.test(host)) problems.push(`PUSH_HOSTS has no host's name in it: "${host}"`);
  if (publicKey === '' && privateKey === '') return null;
  if (!isKeyPair(publicKey, privateKey))
    problems.push('PUSH_VAPID_PUBLIC_KEY and PUSH_VAPID_PRIVATE_KEY are not a pair of VAPID keys');
  if (!source.APPLICATION_SPOOL_KEY?.trim())
    problems.push('PUSH_VAPID_PUBLIC_KEY needs APPLICATION_SPOOL_KEY, which seals what is kept');
  return { publicKey, privateKey, hosts };
}

function isKeyPair(publicKey: string, privateKey: string): boolean {
  if (!/^[\w-]{87}$/.test(publicKey) || !/^[\w-]{43}$/.test(privateKey)) return false;
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/** `fetch` refuses such an address. */
const hasCredentials = (text: string): boolean => {
  const { username, password } = new URL(text);
  return username !== '' || password !== '';
};

const isAddress = (text: string, form: RegExp): boolean => form.test(text) && URL.canParse(text);

/**
 * Reads the settings from an environment.
 * @throws Error naming everything that is wrong, one line each.
 */
export function parseEnv(source: Source): Env {
  const problems: Problems = [];
  const hasRedis = Boolean(source.REDIS_URL?.trim());
  if (hasRedis && !source.DATABASE_URL?.trim()) problems.push(REDIS_IS_LEFT);
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
    databaseUrl: readDatabaseUrl(source.DATABASE_URL, problems),
    hasRedis,
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
    outboxKey: readKey('APPLICATION_SPOOL_KEY', source.APPLICATION_SPOOL_KEY, problems),
    queuesApplications: readSwitch('APPLICATION_SPOOL', source.APPLICATION_SPOOL, problems),
    eraseUnseenMs: readDays(
      'APPLICATION_SPOOL_ERASE_UNSEEN_DAYS',
      source.APPLICATION_SPOOL_ERASE_UNSEEN_DAYS,
      problems,
    ),
    metricsToken: readToken('METRICS_TOKEN', source.METRICS_TOKEN, problems),
    alerts: readAlerts(source, problems),
    indexNow: readIndexNow(source, problems),
    googleIndexing: source.GOOGLE_INDEXING_CREDENTIALS?.trim() || null,
    push: readPush(source, problems),
  };
  if (problems.length > 0)
    throw new Error(`These settings need a look:\n${problems.map((p) => `  - ${p}`).join('\n')}`);
  return env;
}

let cached: Env | undefined;
/** The settings of this process. */
export const env = (): Env => (cached ??= parseEnv(process.env));
