import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingFindings } from '@/scripts/owner/site-check/settings';
import { sandboxSettings } from '@/sandbox/settings.mjs';
import { placeProblems } from '@/server/setting-places.mjs';
import { readSettings } from '@/server/settings.mjs';

/** Settings of Node, Next, the builds and the tests: nobody sets these to run a site. */
const OTHERS = new Set([
  'BUILD_OUTPUT',
  'BUILD_SOURCE_MAPS',
  'CHROMIUM_PATH',
  'BUILD_TYPES',
  'FIREFOX_PATH',
  'NEXT_DIST_DIR',
  'NEXT_PHASE',
  'NEXT_RUNTIME',
  'NODE_ENV',
  'NODE_OPTIONS',
  'PATH',
  'TEST_NEEDS',
]);

const ROOTS = ['lib', 'scripts', 'server', 'sandbox', 'middleware.ts', 'next.config.mjs'];
const read = (path: string) => readFileSync(path, 'utf8');
const sources = ROOTS.flatMap((root) =>
  /\.\w+$/.test(root)
    ? [root]
    : readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name))
        .map((name) => join(root, name)),
).map(read);

const READ =
  /\b(?:process\.env|source|settings)\.([A-Z][A-Z0-9_]+)|\bread\.\w+\(\s*'([A-Z0-9_]+)'/g;
const settings = [
  ...new Set(
    sources.flatMap((text) =>
      [...text.matchAll(READ)].map(([, name, other]) => name ?? other ?? ''),
    ),
  ),
].filter((name) => !OTHERS.has(name));

const example = read('.env.example');
/** The rows of the tables; a name that begins with '_' is a suffix. */
const lines = read('docs/settings.md')
  .split('\n')
  .filter((line) => /^\| `[A-Z]/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, names = '', , production = '']) => ({
    names: [...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    production,
  }));
const rows = lines.flatMap(({ names }) => names);
const isNamed = (row: string, name: string) =>
  row === name || (row.startsWith('_') && name.endsWith(row));
const hasRow = (name: string) => rows.some((row) => isNamed(row, name));

const told = [...example.matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);

/** What each setting may not be. */
const WRONG: Readonly<Record<string, string>> = {
  STAFFING_API_BASE_URL: 'platform',
  PORT: 'abc',
  HOSTNAME: 'no host',
  SITE_URL: 'www.example.com',
  DATA_DIR: '/dev/null',
  DATABASE_URL: 'db.example',
  LOG_LEVEL: 'loud',
  TRUSTED_PROXIES: 'x',
  DRAIN_SECONDS: 'x',
  LISTEN_SOCKET: '/nowhere/site.sock',
  COMPRESS: 'maybe',
  RATE_LIMIT_APPLICATIONS: 'many',
  RATE_LIMIT_REFERENCES: '0',
  APPLICATION_SPOOL_KEY: 'short',
  APPLICATION_SPOOL: 'no',
  APPLICATION_SPOOL_ERASE_UNSEEN_DAYS: 'never',
  ALERT_WEBHOOK_URL: 'hooks.example',
  ALERT_EMAIL: 'owner',
  ALERT_SMTP_URL: 'mail.example',
  METRICS_TOKEN: 'short',
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'mail.example',
  NEXT_PUBLIC_HOSTED_REFERENCE_URL: 'javascript:alert(1)',
  NEXT_PUBLIC_HOSTED_CANDIDATE_REFERENCE_URL: 'forms.example',
  NEXT_PUBLIC_HOSTED_UPLOAD_URL: '/upload',
  NEXT_PUBLIC_MAP_TILE_URL: 'https://tiles.example/{z}/{x}.png',
  NEXT_PUBLIC_GTM_ID: 'container',
  NEXT_PUBLIC_SENTRY_DSN: 'https://errors.example/1',
  NEXT_PUBLIC_SITE_VITALS: 'yes',
  NEXT_PUBLIC_SITE_COUNTS: 'On',
  INDEXNOW_KEY: 'short',
  INDEXNOW_ENDPOINT: 'bing',
  GOOGLE_INDEXING_CREDENTIALS: '/nowhere/google.json',
  PUSH_VAPID_PUBLIC_KEY: 'short',
  PUSH_VAPID_PRIVATE_KEY: 'short',
  PUSH_HOSTS: 'all',
  SANDBOX_PORT: '70000',
  SANDBOX_HOST: 'no host',
  SANDBOX_PUBLIC_URL: '192.168.1.20:4010',
  SANDBOX_JOBS: 'some',
};
/** Another company gives these, and says nothing of their form; or they are HTML. */
const ANY_TEXT = [
  'NEXT_PUBLIC_RECAPTCHA_V3_SITE_KEY',
  'NEXT_PUBLIC_RECAPTCHA_V2_SITE_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_MAP_TILE_ATTRIBUTION',
];

/** What is said of settings, one line each. */
function problemsOf(source: Readonly<Record<string, string>>): readonly string[] {
  const problems = placeProblems(source);
  sandboxSettings(source, problems);
  try {
    readSettings(source, problems);
    return [];
  } catch (error) {
    return String(error).split('\n').slice(1);
  }
}

describe('a setting that cannot be read', () => {
  it('is told apart for every setting there is, but for those that may be any text', () => {
    expect([...Object.keys(WRONG), ...ANY_TEXT].sort()).toEqual([...told].sort());
  });

  it.each(Object.entries(WRONG))('is named: %s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual(
      expect.arrayContaining([expect.stringMatching(`^  - .*\\b${name}\\b.* `)]),
    );
  });

  it('stops `npm start`, all at once', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
      env: { ...process.env, ...WRONG },
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    const lines = stderr.trim().split('\n');
    expect(lines[0]).toBe('[start] These settings need a look:');
    for (const name of Object.keys(WRONG))
      expect([name, lines.some((line) => line.includes(name))]).toEqual([name, true]);
  });

  it.each([
    ['a number that is too large', { DRAIN_SECONDS: '5000' }, 'DRAIN_SECONDS'],
    ['a negative number', { TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES'],
    ['a file in the place of a socket', { LISTEN_SOCKET: 'package.json' }, 'LISTEN_SOCKET'],
    ['a folder in the place of a file', { GOOGLE_INDEXING_CREDENTIALS: 'docs' }, 'GOOGLE_INDEX'],
    [
      'a space that the build would write',
      { NEXT_PUBLIC_GTM_ID: ' GTM-AB ' },
      'NEXT_PUBLIC_GTM_ID',
    ],
  ])('may have %s', (_, source, name) => {
    expect(problemsOf(source as Readonly<Record<string, string>>)).toEqual([
      expect.stringContaining(name),
    ]);
  });

  it('is none of these', () => {
    const good = {
      DATA_DIR: join(tmpdir(), 'made-when-needed'),
      LISTEN_SOCKET: join(tmpdir(), 'site.sock'),
      DRAIN_SECONDS: '0.5',
      NEXT_PUBLIC_MAP_TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      NEXT_PUBLIC_GTM_ID: 'GTM-AB12',
      NEXT_PUBLIC_SENTRY_DSN: 'https://0123abcd@o1.errors.example/base/45',
      NEXT_PUBLIC_SITE_VITALS: 'off',
      NEXT_PUBLIC_SITE_COUNTS: '',
      SANDBOX_HOST: '::1',
    };
    expect(problemsOf(good)).toEqual([]);
  });
});

describe('settings', () => {
  it('are found in the code', () => {
    expect(settings).toEqual(
      expect.arrayContaining(['APPLICATION_SPOOL_KEY', 'DRAIN_SECONDS', 'SANDBOX_JOBS']),
    );
  });

  it('are all listed in .env.example', () => {
    expect(settings.filter((name) => !example.includes(`\n# ${name}=`))).toEqual([]);
  });

  it('all have a row in docs/settings.md', () => {
    expect(settings.filter((name) => !hasRow(name))).toEqual([]);
  });

  it('are for production in the table what `npm run site:check` says of those that are not set', () => {
    const WORDS = { must: 'required', should: 'recommended', optional: 'as you like' };
    for (const { level, where } of settingFindings({})) {
      const line = lines.find(({ names }) => names.some((name) => isNamed(name, where)));
      expect([where, line?.production.startsWith(WORDS[level])]).toEqual([where, true]);
    }
  });

  it('are all read by the code if they are documented', () => {
    const full = rows.filter((name) => !name.startsWith('_'));
    expect([...told, ...full].filter((name) => !settings.includes(name))).toEqual([]);
  });
});
