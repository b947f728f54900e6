import { readFileSync, readdirSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { missingForDeployment, startDeployment, type Deployment } from '@/scripts/deployment';
import { applyTo } from './support/apply';
import { expect, expectAccessible, test } from './support/test';
import { startVisitor } from './support/visitor';
import { Platform } from './support/world';

const missing = missingForDeployment();
if (missing) console.log(`skipped: ${missing}`);

let platform: Platform;
let front: Deployment;

test.describe('behind the front of deploy/', () => {
  test.skip(missing !== null, missing ?? '');

  test.beforeAll(async () => {
    if (missing) return;
    platform = await Platform.start(60);
    front = await startDeployment({
      distDir: '.next-full',
      platformUrl: platform.apiUrl,
      settings: { RATE_LIMIT_APPLICATIONS: '3' },
    });
  });
  test.afterAll(async () => {
    await front?.close();
    await platform?.close();
  });

  /** An answer as it came over the wire: fetch would unpack it. */
  function ask(path: string, headers: Readonly<Record<string, string>> = {}) {
    return new Promise<http.IncomingMessage & { body: Buffer }>((resolve, reject) => {
      http
        .get(`${front.url}${path}`, { headers, agent: false }, (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.once('end', () => resolve(Object.assign(answer, { body: Buffer.concat(parts) })));
        })
        .once('error', reject);
    });
  }
  const kept = (answer: http.IncomingMessage) => answer.headers['x-front-cache'];
  const someJob = async () => {
    const [first] = await platform.records();
    return String(first?.Record_Id ?? first?.Id);
  };

  test('pages come whole, and a page made once comes from the front the second time', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    for (const path of ['/', '/about', '/jobs', `/jobs/${await someJob()}`]) {
      await page.goto(`${front.url}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    }
    await expectAccessible(page, 'a job behind the front');
    // Pages live, too: a link of Next's own changes them.
    await page.evaluate(() => Reflect.set(window, 'isSameTab', true));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL(/privacy-policy$/);
    expect(await page.evaluate(() => Reflect.get(window, 'isSameTab'))).toBe(true);
    expect(errors.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);

    for (const path of ['/about', `/jobs/${await someJob()}`, '/api/jobs']) {
      await ask(path);
      const again = await ask(path);
      expect([path, again.statusCode]).toEqual([path, 200]);
      expect(['HIT', 'STALE', 'UPDATING']).toContain(kept(again));
      expect(again.headers['content-security-policy'], path).toBeTruthy();
      expect(again.headers['x-content-type-options'], path).toBe('nosniff');
    }
    const withQuery = await ask(`/jobs/${await someJob()}?utm_source=letter&from=state%3DTX`);
    expect(['HIT', 'STALE', 'UPDATING']).toContain(kept(withQuery));
  });

  test('HTML and the data of a page never mix, whichever comes first', async () => {
    const id = await someJob();
    const types = new Map<string, Set<string>>();
    const note = (kind: string, type: string | undefined) =>
      types.set(kind, (types.get(kind) ?? new Set()).add(String(type).split(';', 1)[0] ?? ''));
    for (let round = 0; round < 3; round += 1) {
      for (const path of ['/', '/about', `/jobs/${id}`, '/jobs']) {
        note('html', (await ask(path)).headers['content-type']);
        // Without the number Next wants, it names the right address: which must not be kept as the page either.
        let data = await ask(path, { RSC: '1' });
        if (data.statusCode === 307) {
          const { pathname, search } = new URL(data.headers.location ?? '', front.url);
          data = await ask(`${pathname}${search}`, { RSC: '1' });
        }
        note('data', data.headers['content-type']);
        note('html', (await ask(path)).headers['content-type']);
      }
    }
    expect([...(types.get('html') ?? [])]).toEqual(['text/html']);
    expect([...(types.get('data') ?? [])]).toEqual(['text/x-component']);
  });

  test('a page with a nonce is made for each visitor', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('/jobs?state=TX')));
    const nonces = answers.map(
      ({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1],
    );
    expect(new Set(nonces).size).toBe(8);
    for (const [n, { body, headers }] of answers.entries()) {
      expect(body.toString()).toContain(`nonce="${nonces[n]}"`);
      expect(headers['x-front-cache']).toBeUndefined();
    }
  });

  test('what is kept is compressed ready-made, and a browser that has it is told so', async () => {
    const zipped = { 'accept-encoding': 'gzip, deflate' };
    await ask('/about', zipped);
    const page = await ask('/about', zipped);
    expect([page.headers['content-encoding'], page.body.readUInt16BE(0)]).toEqual(['gzip', 0x1f8b]);
    expect(page.headers.vary?.toLowerCase()).toContain('accept-encoding');
    const plain = await ask('/about');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.length).toBeGreaterThan(page.body.length * 2);

    for (const path of ['/about', '/api/jobs']) {
      const { headers } = await ask(path, zipped);
      const known = { 'if-none-match': headers.etag ?? '' };
      expect([path, (await ask(path, { ...zipped, ...known })).statusCode]).toEqual([path, 304]);
      // The site itself says so, too.
      const { status } = await fetch(`${front.instances[0]?.url}${path}`, { headers: known });
      expect([path, status]).toEqual([path, 304]);
    }
    const asset = /\/_next\/static\/[^"]+\.js/.exec(plain.body.toString())?.[0] ?? '';
    const file = await ask(asset, zipped);
    expect(file.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(file.headers['content-type']).toMatch(/^text\/javascript/);
    expect((await ask('/_next/static/chunks/none.js')).statusCode).toBe(404);
  });

  test('a job that is gone is a 404, for seconds and no longer', async () => {
    const answer = await ask('/jobs/a0Xgone0000000001');
    expect(answer.statusCode).toBe(404);
    const [, fresh = '0', stale = '0'] =
      /^s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec(
        String(answer.headers['cache-control']),
      ) ?? [];
    expect(Number(fresh) + Number(stale)).toBeLessThanOrEqual(15);
  });

  test('other hosts get no share of what is kept, and short addresses keep their query', async () => {
    const other = await ask('/about', { host: 'copy.example' });
    expect(other.headers['x-robots-tag']).toBe('noindex');
    expect((await ask('/about')).headers['x-robots-tag']).toBeUndefined();
    const forged = await ask('/contact', { 'x-forwarded-host': 'copy.example' });
    expect(forged.headers['x-robots-tag']).toBeUndefined();
    for (const query of ['?utm_source=a', '?utm_source=b']) {
      expect((await ask(`/rn${query}`)).headers.location).toContain(query.slice(1));
    }
  });

  test('applications pass through, counted by their own address, and leave no trace at the front', async () => {
    const forged = () => ({ 'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}` });
    const statuses = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await applyTo(front.url, forged())).status);
    expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
    // Each of two instances counts for itself where they share nothing.
    expect(statuses.at(-1)).toBe(429);
    await ask('/api/references/candidate?id=r-7-secret');
    await ask('/about');
    const told = readFileSync(join(front.folder, 'access.log'), 'utf8');
    expect(told).toContain('/api/applications 200');
    expect(told).not.toMatch(/secret|example\.com/);
    const files = readdirSync(join(front.folder, 'cache'), {
      recursive: true,
      withFileTypes: true,
    });
    const stored = files
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.filter((text) => /'nonce-|ana@example\.com|r-7-secret/.test(text))).toEqual([]);
  });
});

/** Somebody who applies again and again, each time under another name; who was told 'received', and what else was said. */
function startApplicant(origin: string, name: string) {
  const received: string[] = [];
  const others: (number | string)[] = [];
  let isGoing = true;
  const gone = (async () => {
    for (let n = 0; isGoing; n += 1) {
      const email = `${name}-${n}@example.com`;
      const status = await applyTo(origin, {}, email).then(
        (answer) => answer.status,
        (error: unknown) => String(error),
      );
      if (status === 200) received.push(email);
      else others.push(status);
      await pause(100);
    }
  })();
  return {
    received,
    others,
    leave: async () => {
      isGoing = false;
      await gone;
    },
  };
}

test('one instance is renewed, one killed, Redis killed and back: no page fails, no application is lost', async () => {
  test.skip(missing !== null, missing ?? '');
  const own = await Platform.start(60);
  const deployment = await startDeployment({
    distDir: '.next-full',
    platformUrl: own.apiUrl,
    settings: { RATE_LIMIT_APPLICATIONS: '100000' },
  });
  const { url, instances, redis } = deployment;
  const visitors = ['/about', '/jobs', '/api/jobs', '/api/health'].map((path) =>
    startVisitor(`${url}${path}`),
  );
  const applicants = ['ana', 'ben'].map((name) => startApplicant(url, name));
  const settle = () => pause(1_000);

  await settle();
  expect(await instances[0]?.end('SIGTERM')).toBe(0);
  await instances[0]?.start();
  await redis?.end('SIGKILL');
  await settle();
  await redis?.start();
  await settle();
  // One connection may wait unseen in the system's queue as the door closes; its upload is not sent twice (deploy/README.md).
  expect(applicants.flatMap(({ others }) => others).length).toBeLessThanOrEqual(1);
  await instances[1]?.end('SIGKILL');
  await settle();
  await instances[1]?.start();

  for (const visitor of visitors) {
    const statuses = await visitor.leave();
    expect(statuses.length, visitor.url).toBeGreaterThan(5);
    // The instance that is told to end says 503 to those who ask how it is, and only to them.
    const expected = visitor.url.endsWith('/api/health') ? [200, 503] : [200];
    expect(statuses.filter((status) => !expected.some((each) => each === status))).toEqual([]);
  }
  await Promise.all(applicants.map((applicant) => applicant.leave()));
  // The one that was in the hands of the killed instance may not have been acknowledged; every other was.
  for (const { received, others } of applicants) {
    expect(received.length).toBeGreaterThan(10);
    expect(others.length).toBeLessThanOrEqual(2);
  }
  const inbox = (await own.inbox()).map(({ email }) => email);
  const received = applicants.flatMap((applicant) => applicant.received);
  expect(received.filter((email) => !inbox.includes(email))).toEqual([]);
  expect(inbox.length).toBe(new Set(inbox).size);
  await deployment.close();
  await own.close();
});
