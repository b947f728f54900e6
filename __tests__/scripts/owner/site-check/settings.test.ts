import { settingFindings } from '@/scripts/owner/site-check/settings';

const WHOLE = {
  SITE_URL: 'https://www.agency.com',
  STAFFING_API_BASE_URL: 'https://agency.my.site.com/services/apexrest',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 's',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 't',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'k',
  NEXT_PUBLIC_RECAPTCHA_V3_SITE_KEY: 'v3',
  NEXT_PUBLIC_RECAPTCHA_V2_SITE_KEY: 'v2',
  NEXT_PUBLIC_HOSTED_REFERENCE_URL: 'https://forms.agency.com/reference',
  NEXT_PUBLIC_HOSTED_CANDIDATE_REFERENCE_URL: 'https://forms.agency.com/candidate',
  NEXT_PUBLIC_HOSTED_UPLOAD_URL: 'https://forms.agency.com/upload',
  NEXT_PUBLIC_MAP_TILE_URL: 'https://tiles.agency.com/{z}/{x}/{y}.png',
  NEXT_PUBLIC_MAP_TILE_ATTRIBUTION: '© Tiles',
  APPLICATION_SPOOL_KEY: Buffer.alloc(32, 7).toString('base64'),
  ALERT_WEBHOOK_URL: 'https://hooks.agency.com/alerts',
  TRUSTED_PROXIES: '1',
  DATA_DIR: '/var/lib/site',
  DATABASE_URL: 'postgresql://db.agency.com/site',
  NEXT_PUBLIC_GTM_ID: 'GTM-1',
  NEXT_PUBLIC_SENTRY_DSN: 'https://k@errors.agency.com/1',
};
const found = (change: Readonly<Record<string, string | undefined>>) =>
  settingFindings({ ...WHOLE, ...change }).map(({ level, where }) => `${level} ${where}`);

it('nothing if everything is set', () => {
  expect(found({})).toEqual([]);
});

it.each<[string, Readonly<Record<string, string | undefined>>, readonly string[]]>([
  ['no address of the site', { SITE_URL: '' }, ['must SITE_URL']],
  ['an address on this machine', { SITE_URL: 'http://localhost:3000' }, ['must SITE_URL']],
  ['an address nobody owns', { SITE_URL: 'https://www.example.com' }, ['must SITE_URL']],
  ['an address without https', { SITE_URL: 'http://www.agency.com' }, ['must SITE_URL']],
  ['an address that is none', { SITE_URL: 'agency' }, ['must SITE_URL']],
  ['no platform', { STAFFING_API_BASE_URL: undefined }, ['must STAFFING_API_BASE_URL']],
  [
    'the platform in a box',
    { STAFFING_API_BASE_URL: 'http://127.0.0.1:4010/services/apexrest' },
    ['must STAFFING_API_BASE_URL'],
  ],
  [
    'one captcha key without the other',
    { NEXT_PUBLIC_RECAPTCHA_V2_SITE_KEY: '' },
    ['must NEXT_PUBLIC_RECAPTCHA_V2_SITE_KEY'],
  ],
  [
    'no captcha keys',
    { NEXT_PUBLIC_RECAPTCHA_V2_SITE_KEY: '', NEXT_PUBLIC_RECAPTCHA_V3_SITE_KEY: '' },
    ['should NEXT_PUBLIC_RECAPTCHA_V3_SITE_KEY', 'should NEXT_PUBLIC_RECAPTCHA_V2_SITE_KEY'],
  ],
  [
    'mail without its template',
    { NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: '' },
    ['must NEXT_PUBLIC_EMAILJS_TEMPLATE_ID'],
  ],
  [
    'mail that goes to the sandbox',
    { NEXT_PUBLIC_EMAILJS_ORIGIN: 'http://localhost:4010' },
    ['must NEXT_PUBLIC_EMAILJS_ORIGIN'],
  ],
  [
    'a hosted form without an address',
    { NEXT_PUBLIC_HOSTED_UPLOAD_URL: '' },
    ['should NEXT_PUBLIC_HOSTED_UPLOAD_URL'],
  ],
  [
    'a hosted form at an address that is none',
    { NEXT_PUBLIC_HOSTED_UPLOAD_URL: 'forms' },
    ['must NEXT_PUBLIC_HOSTED_UPLOAD_URL'],
  ],
  [
    'another tile server without its name',
    { NEXT_PUBLIC_MAP_TILE_ATTRIBUTION: '' },
    ['must NEXT_PUBLIC_MAP_TILE_ATTRIBUTION'],
  ],
  [
    'the public tile server',
    { NEXT_PUBLIC_MAP_TILE_URL: '', NEXT_PUBLIC_MAP_TILE_ATTRIBUTION: '' },
    ['should NEXT_PUBLIC_MAP_TILE_URL', 'should NEXT_PUBLIC_MAP_TILE_ATTRIBUTION'],
  ],
  ['no key for the outbox', { APPLICATION_SPOOL_KEY: '' }, ['should APPLICATION_SPOOL_KEY']],
  ['a key that is none', { APPLICATION_SPOOL_KEY: 'secret' }, ['must APPLICATION_SPOOL_KEY']],
  ['no outbox at all', { APPLICATION_SPOOL: 'off', APPLICATION_SPOOL_KEY: '' }, []],
  [
    'nobody who is told of applications that wait',
    { ALERT_WEBHOOK_URL: '' },
    ['should ALERT_WEBHOOK_URL'],
  ],
  [
    'a mail instead of a webhook',
    {
      ALERT_WEBHOOK_URL: '',
      ALERT_EMAIL: 'owner@agency.com',
      ALERT_SMTP_URL: 'smtps://user:word@mail.agency.com',
    },
    [],
  ],
  ['a mail without its server', { ALERT_EMAIL: 'owner@agency.com' }, ['must ALERT_EMAIL']],
  [
    'nobody who is told, and nothing that waits',
    { ALERT_WEBHOOK_URL: '', APPLICATION_SPOOL: 'off' },
    [],
  ],
  [
    'a limit that is no number',
    { RATE_LIMIT_APPLICATIONS: 'many' },
    ['must RATE_LIMIT_APPLICATIONS'],
  ],
  ['nothing said of proxies', { TRUSTED_PROXIES: undefined }, ['should TRUSTED_PROXIES']],
  ['no proxies, and said so', { TRUSTED_PROXIES: '0' }, []],
  ['one machine', { DATABASE_URL: '' }, ['optional DATABASE_URL']],
])('%s', (_, change, expected) => {
  expect(found(change)).toEqual(expected);
});

it('no finding repeats a secret', () => {
  const told = JSON.stringify(
    settingFindings({
      ...WHOLE,
      APPLICATION_SPOOL_KEY: 's3cret',
      DATABASE_URL: 'post://:s3cret@host',
      ALERT_WEBHOOK_URL: 'hook://agency.com/s3cret',
      ALERT_SMTP_URL: 'mail://user:s3cret@agency.com',
    }),
  );
  expect(told).toContain('DATABASE_URL');
  expect(told).not.toContain('s3cret');
});

it('for a build, only settings that are compiled into it', () => {
  const names = settingFindings({}, 'build').map(({ where }) => where);
  expect(names).toContain('SITE_URL');
  for (const name of names) expect(name).toMatch(/^(?:SITE_URL|NEXT_PUBLIC_\w+)$/);
});
