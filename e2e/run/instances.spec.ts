import { setTimeout as pause } from 'node:timers/promises';
import { noPostgres, startPostgres, type PostgresServer } from '@/__tests__/support/postgres';
import { readHtml } from '../support/html';
import { startSite, type Site } from '../support/world/site';
import { expect, test } from '../support/test';
import { Platform } from '../support/world/world';

/** Two instances of one site, each with a disk of its own, and the PostgreSQL they share (docs/decisions/0064). */
test.describe('two instances', () => {
  test.skip(noPostgres !== null, noPostgres ?? '');

  let postgres: PostgresServer;
  let databaseUrl: string;
  let platform: Platform;
  let first: Site;
  let second: Site;
  const LIST = 'GET /services/apexrest/cerebralstaffing';
  const APPLY = 'jobportal/v1/apply';

  const OUTBOX_KEY = Buffer.alloc(32, 7).toString('base64');

  const start = () =>
    startSite({
      build: 'bare',
      platformUrl: platform.apiUrl,
      settings: {
        DATABASE_URL: databaseUrl,
        SITE_URL: 'http://site.example',
        RATE_LIMIT_REFERENCES: '4',
        APPLICATION_SPOOL_KEY: OUTBOX_KEY,
      },
    });
  const jobsOf = async (site: Site) => {
    const { jobs }: { jobs: { id: string }[] } = await (await fetch(`${site.url}/api/jobs`)).json();
    return jobs.map(({ id }) => id);
  };
  const apply = (site: Site, nonce: string) => {
    const body = new FormData();
    const fields = { firstName: 'Sample', lastName: 'Applicant', email: 'sample@example.com' };
    for (const [name, value] of Object.entries({
      ...fields,
      phone: '5155550168',
      receiveUpdates: 'true',
      nonce,
    }))
      body.append(name, value);
    return fetch(`${site.url}/api/applications`, { method: 'POST', body });
  };
  const pageOf = async (site: Site, path: string) => {
    const response = await fetch(`${site.url}${path}`);
    // Not the HTML itself: that of an app contains a number of its own in each render.
    return { status: response.status, ...readHtml(await response.text()) };
  };

  test.beforeAll(async () => {
    postgres = await startPostgres();
    databaseUrl = postgres.newDatabase();
    platform = await Platform.start();
    first = await start();
    second = await start();
  });
  test.afterAll(async () => {
    await Promise.all([first?.stop(), second?.stop()]);
    await platform?.close();
    await postgres?.stop();
  });

  test('one reads the feed for both', async () => {
    const ids = await jobsOf(first);
    expect(ids.length).toBeGreaterThan(100);
    expect(await jobsOf(second)).toEqual(ids);
    expect((await platform.calls())[LIST]).toBe(1);
  });

  test('one that starts later needs no call for its list', async () => {
    const before = (await platform.calls())[LIST];
    const third = await start();
    expect(await jobsOf(third)).toEqual(await jobsOf(first));
    expect((await platform.calls())[LIST]).toBe(before);
    await third.stop();
  });

  test('each answers the same page, and the same job that is missing', async () => {
    const [id = ''] = await jobsOf(first);
    for (const path of ['/', '/jobs', '/jobs/in/texas', `/jobs/${id}`, '/jobs/nobody1']) {
      const page = await pageOf(first, path);
      expect(page.status, path).toBe(path === '/jobs/nobody1' ? 404 : 200);
      expect(await pageOf(second, path), path).toEqual(page);
    }
  });

  test('they share the rate limit of a client', async () => {
    const ask = async (site: Site) =>
      (await fetch(`${site.url}/api/references/reference?id=a0B000000000001`)).status;
    const statuses = [];
    for (const site of [first, second, first, second]) statuses.push(await ask(site));
    expect(statuses).not.toContain(429);
    expect(await ask(first)).toBe(429);
    expect(await ask(second)).toBe(429);
  });

  test('an application sent to both arrives once, and both say so (AP-09)', async () => {
    await platform.fault({ match: APPLY, delayMs: 1_000, times: 1 });
    const nonce = '0123456789abcdef0123456789abcdef';
    const answers = await Promise.all([apply(first, nonce), apply(second, nonce)]);
    const again = await apply(second, nonce);
    const told = await Promise.all([...answers, again].map((answer) => answer.json()));
    expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
    expect(await platform.inbox()).toHaveLength(1);
  });

  /** Requests pages of every kind from both, again and again. Returns every answer that is not 200. */
  async function visitors(work: () => Promise<void>): Promise<readonly string[]> {
    const ids = await jobsOf(first);
    const wrong: string[] = [];
    let isOver = false;
    async function visit(site: Site, at: number) {
      for (let i = at; !isOver; i += 1) {
        for (const path of [`/jobs/${ids[i % ids.length]}`, '/jobs', '/', '/api/jobs']) {
          const response = await fetch(`${site.url}${path}`);
          await response.text();
          if (response.status !== 200) wrong.push(`${path} ${response.status}`);
          await pause(20);
        }
      }
    }
    const visits = [visit(first, 10), visit(second, 40)];
    await work().finally(() => (isOver = true));
    await Promise.all(visits);
    return wrong;
  }

  const times = (site: Site, text: string) => site.output().split(text).length - 1;

  for (const [fault, happen, mend] of [
    ['dies', () => postgres.kill(), () => postgres.comeBack()],
    ['hangs', async () => postgres.hang(), async () => postgres.goOn()],
  ] as const) {
    test(`PostgreSQL that ${fault} and comes back is noticed by no visitor`, async () => {
      const before = times(first, 'PostgreSQL is back');
      const saysBoth = async (text: string) => {
        for (const site of [first, second])
          await expect.poll(() => times(site, text), { message: text }).toBe(before + 1);
      };
      const wrong = await visitors(async () => {
        await happen();
        await saysBoth('PostgreSQL is unavailable');
        const nonce = `${fault === 'dies' ? '1' : '2'}`.repeat(32);
        expect((await apply(first, nonce)).status).toBe(200);
        await mend();
        await saysBoth('PostgreSQL is back');
      });
      expect(wrong).toEqual([]);
    });
  }

  test('an application kept during an outage is handed over by an instance other than the one that took it', async () => {
    await platform.emptyInbox();
    await platform.fault({ match: APPLY, status: 503 });
    expect((await apply(second, '3'.repeat(32))).status).toBe(202);
    await second.stop();
    await platform.heal();
    // An instance that delivers one knows that the platform is back.
    expect((await apply(first, '4'.repeat(32))).status).toBe(200);
    await expect.poll(async () => (await platform.inbox()).length).toBe(2);
  });
});
