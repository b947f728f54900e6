import { healthOf, OUTBOX_SETTINGS, postApplication } from '../support/world/outbox';
import {
  HOME,
  startSecurePlatform,
  type Mode,
  type SecurePlatform,
} from '../support/world/secure-platform';
import { SILENT, startSilence } from '../support/world/silent-address';
import { startSite, type Site } from '../support/world/site';
import { expect, test } from '../support/test';
import { Platform } from '../support/world/world';

const TOKEN = 'a-token-for-a-test-of-the-metrics';
/** An address of this machine at which nobody listens. */
const CLOSED = '127.0.0.8';

type Scene = { readonly site: Site; readonly platform: Platform; readonly secure: SecurePlatform };

/** Runs a site whose platform is spoken to over https, under a name that the test resolves. */
async function onSecurePlatform(run: (scene: Scene) => Promise<void>): Promise<void> {
  const platform = await Platform.start(3);
  const secure = await startSecurePlatform(platform);
  const site = await startSite({
    build: 'bare',
    platformUrl: secure.url,
    settings: { ...OUTBOX_SETTINGS, ...secure.settings, METRICS_TOKEN: TOKEN },
  });
  try {
    await run({ site, platform, secure });
  } finally {
    await site.stop();
    await secure.close();
    await platform.close();
  }
}

/** How many applications the site tried to hand over: those that its breaker stopped are not counted. */
async function triesAt({ url }: Site): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(/^site_platform_calls_total\{call="apply"\} (\d+)/m.exec(text)?.[1] ?? 0);
}

/** What cuts the site off, and what gives it the platform back. */
type Fault = {
  readonly name: string;
  readonly begin: (secure: SecurePlatform) => Promise<void>;
  readonly end: (secure: SecurePlatform) => Promise<void>;
};

const ofConnections = (name: string, mode: Mode): Fault => ({
  name,
  begin: async (secure) => secure.be(mode),
  end: async (secure) => secure.be('well'),
});
const ofTheName = (name: string, addresses: readonly string[]): Fault => ({
  name,
  begin: async (secure) => {
    await secure.resolveTo(addresses);
    secure.be('well');
  },
  end: (secure) => secure.resolveTo([HOME]),
});

const FAULTS: readonly Fault[] = [
  ofConnections('a balancer closes connections in the TLS handshake', 'close'),
  ofConnections('a balancer resets connections in the TLS handshake', 'reset'),
  ofConnections('nobody trusts the certificate', 'stranger'),
  ofTheName('two addresses refuse', [CLOSED, '127.0.0.7']),
  ofTheName('one address is silent and the other refuses', [SILENT, CLOSED]),
  ofTheName('the name does not resolve', []),
];

for (const { name, begin, end } of FAULTS) {
  test(`${name}: twelve applications that were never sent are kept, and handed over once (AP-11)`, async () => {
    test.setTimeout(240_000);
    await onSecurePlatform(async ({ site, platform, secure }) => {
      const silence = name.includes('silent') ? await startSilence(secure.port) : null;
      await begin(secure);
      const emails = Array.from({ length: 12 }, (_, n) => `applicant-${n}@mail.example`);
      const sent = await Promise.all(
        emails.map((email) => postApplication(site.url, { email, resume: null })),
      );
      expect(sent.map(({ status }) => status)).toEqual(emails.map(() => 202));
      const tries = await triesAt(site);
      // The breaker needs five failures before it opens: at least those were real.
      expect(tries).toBeGreaterThanOrEqual(5);
      // The outbox has tried too.
      await expect.poll(() => triesAt(site), { timeout: 90_000 }).toBeGreaterThan(tries);
      expect(await healthOf(site.url)).toMatchObject({ applicationsHeld: 0 });

      await end(secure);
      const received = async () => (await platform.inbox()).map(({ email }) => email).sort();
      await expect.poll(received, { timeout: 120_000 }).toEqual(emails.toSorted());
      await expect
        .poll(() => healthOf(site.url))
        .toMatchObject({ applicationsWaiting: 0, applicationsHeld: 0 });
      expect(secure.applicationsRead()).toBe(12);
      silence?.stop();
    });
  });
}

test('a connection that is cut after the application was read: the applicant is told so, and it is not sent again (AP-11)', async () => {
  await onSecurePlatform(async ({ site, platform, secure }) => {
    secure.be('cut-late');
    const unsure = await postApplication(site.url, { email: 'first@mail.example', resume: null });
    expect(unsure.status).toBe(504);
    expect(unsure.message).toContain('may have been received');
    expect(await healthOf(site.url)).toMatchObject({ applicationsWaiting: 0, applicationsHeld: 0 });

    secure.be('well');
    // An application that arrives wakes the outbox, which has nothing to send.
    const next = await postApplication(site.url, { email: 'second@mail.example', resume: null });
    expect(next.status).toBe(200);
    expect((await platform.inbox()).map(({ email }) => email)).toEqual(['second@mail.example']);
    expect(secure.applicationsRead()).toBe(2);
  });
});
