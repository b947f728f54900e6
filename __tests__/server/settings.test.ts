import { readSettings } from '@/server/settings.mjs';
import { vapidKeys } from '@/__tests__/support/push-device';

describe('settings', () => {
  it('all have a value when nothing is set', () => {
    expect(readSettings({})).toMatchObject({
      staffingApiBaseUrl: 'http://127.0.0.1:4010/services/apexrest',
      siteUrl: 'http://localhost:3000',
      logLevel: 'info',
      port: 3000,
      trustedProxies: 0,
      drainMs: 5_000,
      rateLimitApplications: null,
      rateLimitReferences: null,
    });
  });

  it('follow the port, and lose a trailing slash', () => {
    expect(readSettings({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
    expect(readSettings({ SITE_URL: 'https://jobs.example/' }).siteUrl).toBe(
      'https://jobs.example',
    );
  });

  it('that are wrong are all reported at once', () => {
    const wrong = () =>
      readSettings({ SITE_URL: 'jobs.example', STAFFING_API_BASE_URL: 'ftp://x' });
    expect(wrong).toThrow(/SITE_URL is not a web address: "jobs\.example"/);
    expect(wrong).toThrow(/STAFFING_API_BASE_URL must begin with http/);
  });

  it.each(['STAFFING_API_BASE_URL', 'SITE_URL', 'INDEXNOW_ENDPOINT'])(
    '%s has no user name and no password, which no message repeats',
    (name) => {
      for (const user of ['sample:hidden', 'sample', ':hidden']) {
        const wrong = () => readSettings({ [name]: `https://${user}@platform.example/services` });
        expect(wrong).toThrow(`- ${name} may have no user name and no password in it`);
        expect(wrong).not.toThrow(/hidden|sample/);
      }
      expect(() => readSettings({ [name]: 'https://sample:hidden@' })).not.toThrow(/hidden/);
      expect(() => readSettings({ [name]: 'https://sample:hidden@' })).toThrow(
        /not a web address$/m,
      );
      if (name !== 'SITE_URL')
        expect(readSettings({ [name]: 'https://platform.example/a@b' })).toBeDefined();
    },
  );

  it.each([
    'https://www.example.com/site',
    'https://www.example.com/?x',
    'https:www.example.com#f',
  ])('SITE_URL has no path: not %s', (SITE_URL) => {
    expect(() => readSettings({ SITE_URL })).toThrow(/- SITE_URL is an address without a path/);
  });

  it('SITE_URL is written in one way', () => {
    const { siteUrl } = readSettings({ SITE_URL: ' HTTPS://WWW.Example.com:443/ ' });
    expect(siteUrl).toBe('https://www.example.com');
  });

  it.each([
    ['DATABASE_URL', 'postgres://u:12345#secret@h/db'],
    ['DATABASE_URL', 'postgres://u:p%q@h/db'],
    ['ALERT_SMTP_URL', 'smtp://u:pa%ss@h'],
    ['ALERT_SMTP_URL', 'smtp:///h'],
  ])('%s is whole: not %s', (name, value) => {
    expect(() => readSettings({ [name]: value, ALERT_EMAIL: 'o@x.example' })).toThrow(
      `- ${name} needs a host, and # and % in a user name or password written as %23 and %25`,
    );
  });

  it('may name a PostgreSQL, whose password no message repeats', () => {
    expect(readSettings({}).databaseUrl).toBeNull();
    expect(readSettings({ DATABASE_URL: ' ' }).databaseUrl).toBeNull();
    for (const url of [
      'postgres://127.0.0.1/site',
      'postgresql://site:secret@db.example:5432/site',
    ])
      expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
    for (const url of ['db.example:5432', 'https://:secret@db.example', 'postgres://'])
      expect(() => readSettings({ DATABASE_URL: url })).toThrow(
        /- DATABASE_URL must be .*postgres:\/\/ or postgresql:\/\/$/,
      );
  });

  it('have a key for the outbox, or none: 32 bytes in base64', () => {
    const key = Buffer.alloc(32, 200);
    const ofKey = (text: string) => readSettings({ APPLICATION_SPOOL_KEY: text }).outboxKey;
    expect(ofKey('')).toBeNull();
    expect(ofKey(` ${key.toString('base64')} `)).toEqual(key);
    for (const wrong of [
      'secret',
      'a'.repeat(44),
      key.toString('hex'),
      key.toString('base64url'),
    ]) {
      expect(() => ofKey(wrong)).toThrow('APPLICATION_SPOOL_KEY is not 32 bytes in base64');
      // It may be a real key with one letter missing.
      expect(() => ofKey(wrong)).not.toThrow(wrong);
    }
  });

  it('have a pair of keys for search alerts, or none, and a key to encrypt with', () => {
    const { publicKey, privateKey } = vapidKeys();
    const of = (settings: Readonly<Record<string, string>>) =>
      readSettings({
        PUSH_VAPID_PUBLIC_KEY: publicKey,
        PUSH_VAPID_PRIVATE_KEY: privateKey,
        APPLICATION_SPOOL_KEY: Buffer.alloc(32, 200).toString('base64'),
        ...settings,
      }).push;
    expect(readSettings({}).push).toBeNull();
    expect(of({})).toEqual({
      publicKey,
      privateKey,
      hosts: expect.arrayContaining(['fcm.googleapis.com', '*.push.apple.com']),
    });
    expect(of({ PUSH_HOSTS: 'push.example, http://127.0.0.1:4010' })?.hosts).toHaveLength(2);
    for (const wrong of ['', 'secret', vapidKeys().privateKey]) {
      expect(() => of({ PUSH_VAPID_PRIVATE_KEY: wrong })).toThrow('not a pair of VAPID keys');
      if (wrong) expect(() => of({ PUSH_VAPID_PRIVATE_KEY: wrong })).not.toThrow(wrong);
    }
    expect(() => of({ APPLICATION_SPOOL_KEY: '' })).toThrow('needs APPLICATION_SPOOL_KEY');
    for (const host of [
      '*',
      'https://push.example',
      'http://push.example',
      '10.0.0.1',
      'http://10.0.0.1',
      'localhost',
      'http://127.0.0.1:4010/push',
      'http://127.0.0.1.push.example',
    ])
      expect(() => of({ PUSH_HOSTS: host })).toThrow(
        `PUSH_HOSTS has no host's name in it: "${host}"`,
      );
  });

  it('switch the outbox on or off', () => {
    const taking = (text: string) => readSettings({ APPLICATION_SPOOL: text }).queuesApplications;
    expect(['', 'on', 'off'].map(taking)).toEqual([true, true, false]);
    expect(() => taking('no')).toThrow('APPLICATION_SPOOL is neither on nor off: "no"');
  });

  it('keep unseen applications, or erase them after a number of days', () => {
    const ofDays = (text: string) =>
      readSettings({ APPLICATION_SPOOL_ERASE_UNSEEN_DAYS: text }).eraseUnseenMs;
    expect(['', ' ', '1', '90'].map(ofDays)).toEqual([null, null, 86_400_000, 7_776_000_000]);
    for (const text of ['0', '-1', '1.5', 'never'])
      expect(() => ofDays(text)).toThrow('APPLICATION_SPOOL_ERASE_UNSEEN_DAYS is not a number');
  });

  it('name who is alerted of waiting applications, or nobody', () => {
    const to = { ALERT_EMAIL: 'owner@agency.example' };
    const server = { ALERT_SMTP_URL: 'smtps://user:word@mail.example' };
    const webhook = { ALERT_WEBHOOK_URL: ' https://hooks.example/s3cret ' };
    expect(readSettings({}).alerts).toEqual({ webhook: null, mail: null });
    expect(readSettings({ ...to, ...server, ...webhook }).alerts).toEqual({
      webhook: 'https://hooks.example/s3cret',
      mail: { to: 'owner@agency.example', server: 'smtps://user:word@mail.example' },
    });
  });

  it.each([
    ['a webhook of another kind', { ALERT_WEBHOOK_URL: 'hook://s3cret' }, 'ALERT_WEBHOOK_URL must'],
    ['a webhook that is no address', { ALERT_WEBHOOK_URL: 's3cret' }, 'ALERT_WEBHOOK_URL must'],
    ['no server', { ALERT_EMAIL: 'owner@agency.example' }, 'one of them is missing'],
    ['no recipient', { ALERT_SMTP_URL: 'smtp://:s3cret@mail.example' }, 'one of them is missing'],
    ['two people', { ALERT_EMAIL: 'a@agency.example, b@agency.example' }, 'not one email address'],
    ['no mail server', { ALERT_SMTP_URL: 'https://:s3cret@mail.example' }, 'ALERT_SMTP_URL must'],
  ])('for alerts are refused with %s, and no message repeats a secret', (_, source, problem) => {
    expect(() => readSettings(source)).toThrow(problem);
    expect(() => readSettings(source)).not.toThrow('s3cret');
  });

  it('that count are whole numbers from 1', () => {
    expect(readSettings({ RATE_LIMIT_REFERENCES: '5' }).rateLimitReferences).toBe(5);
    for (const text of ['0', '-1', '2.5', 'many']) {
      expect(() => readSettings({ RATE_LIMIT_REFERENCES: text })).toThrow(
        `RATE_LIMIT_REFERENCES is not a number from 1: "${text}"`,
      );
    }
  });
});

describe('the settings of search engines', () => {
  it('are off by default, and use a key with the common engine', () => {
    expect(readSettings({})).toMatchObject({ indexNow: null, googleIndexing: null });
    expect(
      readSettings({ INDEXNOW_KEY: ' a1b2c3d4 ', GOOGLE_INDEXING_CREDENTIALS: '/a.json' }),
    ).toMatchObject({
      indexNow: { key: 'a1b2c3d4', endpoint: 'https://api.indexnow.org/indexnow' },
      googleIndexing: '/a.json',
    });
  });

  it('refuse a key that no engine accepts', () => {
    expect(() => readSettings({ INDEXNOW_KEY: 'short' })).toThrow('INDEXNOW_KEY is not 8 to 128');
  });
});
