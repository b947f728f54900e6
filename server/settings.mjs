/**
 * What can be set to run the site (docs/settings.md), read and checked in one place: by the server before it listens, by the site
 * (`env` in lib/config/env.ts), by the build (next.config.mjs) and by `npm start`. Without dependencies, because it runs before Next is loaded.
 */
import { createECDH } from 'node:crypto';
import { resolve } from 'node:path';
import { settingReader } from './setting-reader.mjs';

/** @import { Env, PushSettings } from '../lib/config/env-type' */
/** @import { Source } from './setting-reader.mjs' */
/** @typedef {ReturnType<typeof settingReader>} Reader */

const DEFAULT_PORT = 3_000;
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
/** More proxies than any site has in front of it, and a longer drain (an hour) than any manager of services waits. */
const MOST_PROXIES = 20;
const LONGEST_DRAIN_SECONDS = 3_600;

/**
 * The site's own address, as it is set or by its port, in the one way to write it.
 * @param {Source} source
 */
export function siteUrlOf({ SITE_URL, PORT }) {
  const given = SITE_URL?.trim() || `http://localhost:${PORT?.trim() || DEFAULT_PORT}`;
  return /^https?:/i.test(given) ? (URL.parse(given)?.origin ?? given) : given;
}

/** @param {Reader} read @param {string[]} problems */
function checkSiteUrl(read, problems) {
  const given = read.optionalUrl('SITE_URL');
  const url = URL.parse(given ?? '');
  if (url && `${url.pathname}${url.search}${url.hash}` !== '/')
    problems.push('SITE_URL is an address without a path, such as https://www.example.com');
}

/** @param {Reader} read @param {string[]} problems @returns {Env['alerts']} */
function readAlerts(read, problems) {
  const webhook = read.secretUrl('ALERT_WEBHOOK_URL', ['https://', 'http://'], false);
  const to = read.text('ALERT_EMAIL');
  const server = read.secretUrl('ALERT_SMTP_URL', ['smtps://', 'smtp://'], true);
  if (to !== null && !/^[^\s@,;<>]+@[^\s@,;<>]+$/.test(to))
    problems.push(`ALERT_EMAIL is not one email address: "${to}"`);
  if ((to === null) !== (server === null))
    problems.push('ALERT_EMAIL and ALERT_SMTP_URL work together: one of them is missing');
  return { webhook, mail: to !== null && server !== null ? { to, server } : null };
}

/** The key is public (`/indexnow-key.txt`), not a secret. @param {Reader} read @param {string[]} problems @returns {Env['indexNow']} */
function readIndexNow(read, problems) {
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

/** No message repeats the private key. @param {Reader} read @param {string[]} problems @returns {PushSettings | null} */
function readPush(read, problems) {
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

/** @param {string} publicKey @param {string} privateKey */
function isKeyPair(publicKey, privateKey) {
  if (!/^[\w-]{87}$/.test(publicKey) || !/^[\w-]{43}$/.test(privateKey)) return false;
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/** Checks what the build writes into pages, which read it by themselves (lib/config/public.ts). @param {Source} source @param {string[]} problems */
function checkPublic(source, problems) {
  const read = settingReader(source, problems);
  for (const [name, value = ''] of Object.entries(source))
    if (name.startsWith('NEXT_PUBLIC_') && value !== value.trim())
      problems.push(`${name} begins or ends with a space`);
  for (const name of [
    'NEXT_PUBLIC_EMAILJS_ORIGIN',
    'NEXT_PUBLIC_HOSTED_REFERENCE_URL',
    'NEXT_PUBLIC_HOSTED_CANDIDATE_REFERENCE_URL',
    'NEXT_PUBLIC_HOSTED_UPLOAD_URL',
  ])
    read.optionalUrl(name);
  const tiles = read.text('NEXT_PUBLIC_MAP_TILE_URL');
  const hasTile = ['{z}', '{x}', '{y}'].every((part) => tiles?.includes(part));
  const canBeAsked =
    /^https?:\/\//.test(tiles ?? '') && URL.canParse((tiles ?? '').replace('{s}', 'a'));
  if (tiles !== null && !(hasTile && canBeAsked))
    problems.push(
      `NEXT_PUBLIC_MAP_TILE_URL is not a web address with {z}, {x} and {y} in it: "${tiles}"`,
    );
  const container = read.text('NEXT_PUBLIC_GTM_ID');
  if (container !== null && !/^[A-Z]+-[A-Z0-9]+$/.test(container))
    problems.push(`NEXT_PUBLIC_GTM_ID is not an id such as GTM-XXXXXXX: "${container}"`);
  const dsn = read.text('NEXT_PUBLIC_SENTRY_DSN');
  if (dsn !== null && !/^https?:\/\/\w+@[\w.:-]+\/(?:[\w-]+\/)*\d+$/.test(dsn))
    problems.push(
      `NEXT_PUBLIC_SENTRY_DSN is not an address such as https://KEY@HOST/NUMBER: "${dsn}"`,
    );
  read.isOn('NEXT_PUBLIC_SITE_VITALS', 'off');
  read.isOn('NEXT_PUBLIC_SITE_COUNTS');
}

/** An error that is shown as its sentences alone, without the place in the code. @param {readonly string[]} problems */
function wrongSettings(problems) {
  const message = `These settings need a look:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`;
  return Object.assign(new Error(message), { stack: message });
}

/**
 * Reads the settings from an environment.
 * @param {Source} source
 * @param {readonly string[]} others what else is wrong, for the same list
 * @returns {Env}
 * @throws Error naming everything that is wrong, one line each.
 */
export function readSettings(source, others = []) {
  /** @type {string[]} */
  const problems = [];
  const read = settingReader(source, problems);
  /** @type {Env} */
  const values = {
    staffingApiBaseUrl: read.url(
      'STAFFING_API_BASE_URL',
      'http://127.0.0.1:4010/services/apexrest',
    ),
    port: read.wholeNumber('PORT', 1, 65_535) ?? DEFAULT_PORT,
    hostname: read.host('HOSTNAME'),
    siteUrl: siteUrlOf(source),
    dataDir: resolve(/* turbopackIgnore: true */ read.text('DATA_DIR') ?? '.data'),
    logLevel: read.choice('LOG_LEVEL', LEVELS, 'info'),
    trustedProxies: read.wholeNumber('TRUSTED_PROXIES', 0, MOST_PROXIES) ?? 0,
    drainMs: (read.seconds('DRAIN_SECONDS', LONGEST_DRAIN_SECONDS) ?? 5) * 1_000,
    listenSocket: read.text('LISTEN_SOCKET'),
    compress: read.isOn('COMPRESS'),
    databaseUrl: read.secretUrl('DATABASE_URL', ['postgres://', 'postgresql://'], true),
    rateLimitApplications: read.count('RATE_LIMIT_APPLICATIONS'),
    rateLimitReferences: read.count('RATE_LIMIT_REFERENCES'),
    outboxKey: read.key('APPLICATION_SPOOL_KEY'),
    queuesApplications: read.isOn('APPLICATION_SPOOL'),
    eraseUnseenMs: read.days('APPLICATION_SPOOL_ERASE_UNSEEN_DAYS'),
    metricsToken: read.token('METRICS_TOKEN'),
    alerts: readAlerts(read, problems),
    indexNow: readIndexNow(read, problems),
    googleIndexing: read.text('GOOGLE_INDEXING_CREDENTIALS'),
    push: readPush(read, problems),
  };
  checkSiteUrl(read, problems);
  checkPublic(source, problems);
  problems.push(...others);
  if (problems.length > 0) throw wrongSettings(problems);
  return values;
}

/** @type {Env | undefined} */
let known;
/** The settings of this process. */
export const settings = () => (known ??= readSettings(process.env));
