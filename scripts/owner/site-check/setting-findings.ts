import { readSettings } from '@/server/settings.mjs';
import type { Level, SiteFinding } from './finding';

type Settings = Readonly<Record<string, string | undefined>>;

const EMAILJS = [
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
] as const;
const CAPTCHA = ['NEXT_PUBLIC_RECAPTCHA_V3_SITE_KEY', 'NEXT_PUBLIC_RECAPTCHA_V2_SITE_KEY'] as const;
const HOSTED = [
  'NEXT_PUBLIC_HOSTED_REFERENCE_URL',
  'NEXT_PUBLIC_HOSTED_CANDIDATE_REFERENCE_URL',
  'NEXT_PUBLIC_HOSTED_UPLOAD_URL',
] as const;

/** Hosts that only this machine, or no machine at all, answers for. */
const NOWHERE =
  /^(?:localhost|127\.|0\.0\.0\.0$|\[::1?\]$)|(?:^|\.)(?:example(?:\.\w+)?|test|invalid|local)$/;

/** Whether the setting is written into the build. */
const isOfBuild = (name: string): boolean => !isOfServer(name) || name === 'SITE_URL';
/** Whether the server reads it when it starts. */
const isOfServer = (name: string): boolean => !name.startsWith('NEXT_PUBLIC_');

/**
 * What production lacks (docs/settings.md).
 * @param which those that are written into the build, those that the server reads, or both
 */
export function settingFindings(
  settings: Settings,
  which: 'build' | 'server' | 'all' = 'all',
): SiteFinding[] {
  const findings: SiteFinding[] = [];
  const say = (level: Level, where: string, text: string): void => {
    findings.push({ level, kind: 'setting', key: where, text, where });
  };
  const value = (name: string): string => settings[name]?.trim() ?? '';

  for (const problem of problemsOf(settings)) say('must', problem.split(' ')[0] ?? '', problem);
  address(value('SITE_URL'), 'canonical addresses and shared links name localhost', (text) =>
    say('must', 'SITE_URL', text),
  );
  address(value('STAFFING_API_BASE_URL'), 'the platform in a box is used', (text) =>
    say('must', 'STAFFING_API_BASE_URL', text),
  );

  together(EMAILJS, value, {
    none: 'the contact page offers phone and email, not its form',
    some: 'only partly set: the contact form is off',
    say,
  });
  const mailOrigin = value('NEXT_PUBLIC_EMAILJS_ORIGIN');
  if (mailOrigin) {
    address(mailOrigin, '', (text) => say('must', 'NEXT_PUBLIC_EMAILJS_ORIGIN', text));
  }
  together(CAPTCHA, value, {
    none: 'the captcha is off; hidden field and minimum time stay',
    some: 'one kind of key without the other: the captcha is off',
    say,
  });
  for (const name of HOSTED) {
    if (value(name)) address(value(name), '', (text) => say('must', name, text));
    else say('should', name, 'its screen offers phone and email');
  }

  tiles(value, say);
  outbox(value, say);
  alerts(value, say);
  server(value, say);
  if (!value('NEXT_PUBLIC_GTM_ID')) say('optional', 'NEXT_PUBLIC_GTM_ID', 'no analytics');
  if (!value('NEXT_PUBLIC_SENTRY_DSN')) {
    say('optional', 'NEXT_PUBLIC_SENTRY_DSN', 'no reports of errors in browsers');
  }
  return findings.filter(
    ({ where }) => which === 'all' || (which === 'build' ? isOfBuild(where) : isOfServer(where)),
  );
}

type Say = (level: Level, where: string, text: string) => void;
type Value = (name: string) => string;

/** What the site itself would refuse to start with. */
function problemsOf(settings: Settings): readonly string[] {
  try {
    readSettings(settings);
    return [];
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return [...text.matchAll(/^ {2}- (.+)$/gm)].map(([, problem]) => problem ?? '');
  }
}

function address(text: string, without: string, say: (text: string) => void): void {
  if (!text) return say(`not set: ${without}`);
  // One that is no web address is among the problems already.
  if (!/^https?:/.test(text) || !URL.canParse(text)) return;
  const { protocol, hostname } = new URL(text);
  if (NOWHERE.test(hostname)) say(`leads to ${hostname}, which visitors cannot reach`);
  else if (protocol !== 'https:') say('is not https');
}

/** Settings that work together or not at all. */
function together(
  names: readonly string[],
  value: Value,
  { none, some, say }: { readonly none: string; readonly some: string; readonly say: Say },
): void {
  const missing = names.filter((name) => !value(name));
  if (missing.length === 0) return;
  const isNone = missing.length === names.length;
  for (const name of missing) say(isNone ? 'should' : 'must', name, isNone ? none : some);
}

function tiles(value: Value, say: Say): void {
  const [url, attribution] = ['NEXT_PUBLIC_MAP_TILE_URL', 'NEXT_PUBLIC_MAP_TILE_ATTRIBUTION'];
  if (!value(url)) {
    say('should', url, 'OpenStreetMap’s public server, which asks busy sites to go elsewhere');
  } else {
    address(value(url).replaceAll(/\{[a-z]\}/g, '0'), '', (text) => say('must', url, text));
    if (!value(attribution)) say('must', attribution, 'the map names the wrong source');
  }
}

function outbox(value: Value, say: Say): void {
  if (value('APPLICATION_SPOOL') === 'off') {
    say('optional', 'APPLICATION_SPOOL', 'off: applications fail while the platform is away');
  } else if (!value('APPLICATION_SPOOL_KEY')) {
    say('should', 'APPLICATION_SPOOL_KEY', 'applications fail while the platform is away');
  }
}

function alerts(value: Value, say: Say): void {
  if (value('ALERT_WEBHOOK_URL') || value('ALERT_EMAIL')) return;
  if (value('APPLICATION_SPOOL') === 'off') return;
  const text = 'nobody is told when an application waits or is held: set this, or ALERT_EMAIL';
  say('should', 'ALERT_WEBHOOK_URL', text);
}

function server(value: Value, say: Say): void {
  if (!value('TRUSTED_PROXIES')) {
    const text = 'behind a proxy all visitors count as one client: set the number of proxies, or 0';
    say('should', 'TRUSTED_PROXIES', text);
  }
  if (!value('DATA_DIR')) {
    say(
      'should',
      'DATA_DIR',
      'the jobs and the outbox are in .data: set a folder that outlives a release',
    );
  }
  if (!value('DATABASE_URL')) {
    say('optional', 'DATABASE_URL', 'not needed on one machine; several need a PostgreSQL');
  }
}
