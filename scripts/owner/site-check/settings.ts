import { readSettings } from '@/server/settings.mjs';
import type { Level, SiteFinding } from './finding';

type Settings = Readonly<Record<string, string | undefined>>;
type Row = readonly [name: string, level: Level, text: string];

const HOSTED = [
  'NEXT_PUBLIC_HOSTED_REFERENCE_URL',
  'NEXT_PUBLIC_HOSTED_CANDIDATE_REFERENCE_URL',
  'NEXT_PUBLIC_HOSTED_UPLOAD_URL',
];
const TILES = ['NEXT_PUBLIC_MAP_TILE_URL', 'NEXT_PUBLIC_MAP_TILE_ATTRIBUTION'];
const OUTBOX = ['APPLICATION_SPOOL_KEY', 'ALERT_WEBHOOK_URL'];
const ADDRESSES = [
  'SITE_URL',
  'STAFFING_API_BASE_URL',
  'NEXT_PUBLIC_EMAILJS_ORIGIN',
  ...HOSTED,
  'NEXT_PUBLIC_MAP_TILE_URL',
];

/** What is missing where these are not set (docs/settings.md). */
const UNSET: readonly Row[] = [
  ['SITE_URL', 'must', 'not set: canonical addresses and shared links name localhost'],
  ['STAFFING_API_BASE_URL', 'must', 'not set: the platform in a box is used'],
  ...HOSTED.map((name): Row => [name, 'should', 'its screen offers phone and email']),
  ['APPLICATION_SPOOL_KEY', 'should', 'applications fail while the platform is away'],
  ['ALERT_WEBHOOK_URL', 'should', 'nobody hears of an application that waits: or set ALERT_EMAIL'],
  ['TRUSTED_PROXIES', 'should', 'behind a proxy all visitors count as one client: how many, or 0'],
  ['DATA_DIR', 'should', 'jobs and outbox are in .data: set a folder that outlives a release'],
  ['DATABASE_URL', 'optional', 'not needed on one machine; several need a PostgreSQL'],
  ['NEXT_PUBLIC_GTM_ID', 'optional', 'no analytics'],
  ['NEXT_PUBLIC_SENTRY_DSN', 'optional', 'no reports of errors in browsers'],
];

/** Settings that work together or not at all, and how pages do without. */
const TOGETHER: readonly (readonly [names: readonly string[], without: string])[] = [
  [
    [
      'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
      'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
      'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
    ],
    'the contact page offers phone and email, not its form',
  ],
  [
    ['NEXT_PUBLIC_RECAPTCHA_V3_SITE_KEY', 'NEXT_PUBLIC_RECAPTCHA_V2_SITE_KEY'],
    'the captcha is off; hidden field and minimum time stay',
  ],
  [TILES, 'OpenStreetMap’s public server, which asks busy sites to go elsewhere'],
];

/** Hosts that only this machine, or no machine at all, answers for. */
const NOWHERE =
  /^(?:localhost|127\.|0\.0\.0\.0$|\[::1?\]$)|(?:^|\.)(?:example(?:\.\w+)?|test|invalid|local)$/;

const isOfServer = (name: string): boolean => !name.startsWith('NEXT_PUBLIC_');
const isOfBuild = (name: string): boolean => !isOfServer(name) || name === 'SITE_URL';

/**
 * What production lacks.
 * @param which those that are written into the build, those that the server reads when it starts, or both
 */
export function settingFindings(
  settings: Settings,
  which: 'build' | 'server' | 'all' = 'all',
): SiteFinding[] {
  const value = (name: string): string => settings[name]?.trim() ?? '';
  const isUnset = (name: string) => value(name) === '';
  const isNeeded = (name: string) =>
    !(OUTBOX.includes(name) && value('APPLICATION_SPOOL') === 'off') &&
    !(name === 'ALERT_WEBHOOK_URL' && !isUnset('ALERT_EMAIL'));
  return [
    ...refusals(settings),
    ...UNSET.filter(([name]) => isUnset(name) && isNeeded(name)),
    ...ADDRESSES.flatMap((name) => addressProblem(name, value(name))),
    ...TOGETHER.flatMap(([names, without]) => {
      const level = names.every(isUnset) ? 'should' : 'must';
      return names.filter(isUnset).map((name): Row => [name, level, without]);
    }),
  ]
    .filter(([name]) => which === 'all' || (which === 'build' ? isOfBuild(name) : isOfServer(name)))
    .map(([name, level, text]) => ({ level, kind: 'setting', key: name, text, where: name }));
}

/** What the site itself would refuse to start with. */
function refusals(settings: Settings): Row[] {
  try {
    readSettings(settings);
    return [];
  } catch (error) {
    return [...String(error).matchAll(/^ {2}- ((\S+).+)$/gm)].map(
      ([, problem = '', name = '']): Row => [name, 'must', problem],
    );
  }
}

function addressProblem(name: string, text: string): Row[] {
  const url = URL.parse(text.replaceAll(/\{[a-z]\}/g, '0'));
  // One that is no web address is refused already.
  if (!url || !/^https?:/.test(text)) return [];
  if (NOWHERE.test(url.hostname))
    return [[name, 'must', `leads to ${url.hostname}, which visitors cannot reach`]];
  return url.protocol === 'https:' ? [] : [[name, 'must', 'is not https']];
}
