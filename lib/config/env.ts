import 'server-only';
import { createECDH } from 'node:crypto';
import { resolve } from 'node:path';
import { APPLICATION_LIMIT, REFERENCE_CHECK } from './limits';
import { settingReader, type Source } from './setting-reader';

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

type Reader = ReturnType<typeof settingReader>;

/** Applications may wait in the Redis of a release before the database: nobody would hand them over. */
export const REDIS_IS_LEFT =
  'REDIS_URL: the site keeps everything in its database now. Move what waits in Redis with `npm run outbox -- import-redis`, then remove REDIS_URL (docs/run.md)';

function readAlerts(read: Reader, problems: string[]): Env['alerts'] {
  const webhook = read.secretUrl('ALERT_WEBHOOK_URL', ['https://', 'http://'], false);
  const to = read.text('ALERT_EMAIL');
  const server = read.secretUrl('ALERT_SMTP_URL', ['smtps://', 'smtp://'], true);
  if (to !== null && !/^[^\s@,;<>]+@[^\s@,;<>]+$/.test(to))
    problems.push(`ALERT_EMAIL is not one email address: "${to}"`);
  if ((to === null) !== (server === null))
    problems.push('ALERT_EMAIL and ALERT_SMTP_URL work together: one of them is missing');
  return { webhook, mail: to !== null && server !== null ? { to, server } : null };
}

/** The key is public (`/indexnow-key.txt`), not a secret. */
function readIndexNow(read: Reader, problems: string[]): Env['indexNow'] {
  const key = read.text('INDEXNOW_KEY');
  const endpoint = read.url('INDEXNOW_ENDPOINT', 'https://api.indexnow.org/indexnow');
  if (key === null) return null;
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
function readPush(read: Reader, problems: string[]): PushSettings | null {
  const publicKey = read.text('PUSH_VAPID_PUBLIC_KEY') ?? '';
  const privateKey = read.text('PUSH_VAPID_PRIVATE_KEY') ?? '';
  const hosts = (read.text('PUSH_HOSTS') ?? PUSH_HOSTS).split(/[\s,]+/).filter(Boolean);
  for (const host of hosts)
    if (!PUSH_HOST.test(host)) problems.push(`PUSH_HOSTS has no host's name in it: "${host}"`);
  if (publicKey === '' && privateKey === '') return null;
  if (!isKeyPair(publicKey, privateKey))
    problems.push('PUSH_VAPID_PUBLIC_KEY and PUSH_VAPID_PRIVATE_KEY are not a pair of VAPID keys');
  if (read.text('APPLICATION_SPOOL_KEY') === null)
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

/**
 * Reads the settings from an environment.
 * @throws Error naming everything that is wrong, one line each.
 */
export function parseEnv(source: Source): Env {
  const problems: string[] = [];
  const read = settingReader(source, problems);
  const hasRedis = read.text('REDIS_URL') !== null;
  if (hasRedis && read.text('DATABASE_URL') === null) problems.push(REDIS_IS_LEFT);
  const env: Env = {
    staffingApiBaseUrl: read.url(
      'STAFFING_API_BASE_URL',
      'http://127.0.0.1:4010/services/apexrest',
    ),
    siteUrl: read.url('SITE_URL', `http://localhost:${source.PORT || '3000'}`),
    dataDir: resolve(/* turbopackIgnore: true */ source.DATA_DIR || '.data'),
    logLevel: source.LOG_LEVEL || 'info',
    databaseUrl: read.secretUrl('DATABASE_URL', ['postgres://', 'postgresql://'], true),
    hasRedis,
    rateLimitApplications: read.count('RATE_LIMIT_APPLICATIONS', APPLICATION_LIMIT.perClient),
    rateLimitReferences: read.count('RATE_LIMIT_REFERENCES', REFERENCE_CHECK.perClient),
    outboxKey: read.key('APPLICATION_SPOOL_KEY'),
    queuesApplications: read.isOn('APPLICATION_SPOOL'),
    eraseUnseenMs: read.days('APPLICATION_SPOOL_ERASE_UNSEEN_DAYS'),
    metricsToken: read.token('METRICS_TOKEN'),
    alerts: readAlerts(read, problems),
    indexNow: readIndexNow(read, problems),
    googleIndexing: read.text('GOOGLE_INDEXING_CREDENTIALS'),
    push: readPush(read, problems),
  };
  if (problems.length > 0)
    throw new Error(`These settings need a look:\n${problems.map((p) => `  - ${p}`).join('\n')}`);
  return env;
}

let cached: Env | undefined;
/** The settings of this process. */
export const env = (): Env => (cached ??= parseEnv(process.env));
