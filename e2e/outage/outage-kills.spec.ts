import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chanceFor } from '@/__tests__/support/chance';
import { entriesIn } from '@/__tests__/support/entries-in';
import { startSite } from '../support/world/site';
import { OUTBOX_SETTINGS, postApplication } from '../support/world/outbox';
import { PDF, expect, test } from '../support/test';
import { Platform } from '../support/world/world';

/** More rounds in `npm run test:long` (scripts/test/long-tests.mjs). */
const ROUNDS = Number(process.env.KILL_ROUNDS || 4);
const APPLY = 'POST /services/apexrest/jobportal/v1/apply';
const SETTINGS = { ...OUTBOX_SETTINGS, RATE_LIMIT_APPLICATIONS: '1000000' };

/** What the platform does while the site is killed: each scene hits different stages of an application. */
const SCENES = [
  {
    name: 'away: uploads and entries',
    orders: [{ match: APPLY, status: 503 }],
    largest: 5_000_000,
  },
  { name: 'back: what waits is handed over', orders: [], largest: 20_000 },
  {
    name: 'slow: in the middle of a hand-over',
    orders: [{ match: APPLY, delayMs: 120 }],
    largest: 20_000,
  },
  { name: 'away and back', orders: [{ match: APPLY, status: 502, times: 8 }], largest: 200_000 },
] as const;

test('kill -9 at any moment loses no application that was acknowledged (AP-11)', async () => {
  test.setTimeout(90_000 + ROUNDS * 15_000);
  const chance = chanceFor('kills of the site');
  const platform = await Platform.start(3);
  const dataDir = await mkdtemp(join(tmpdir(), 'kills-'));
  const start = () =>
    startSite({ build: 'bare', platformUrl: platform.apiUrl, dataDir, settings: SETTINGS });
  const acknowledged: string[] = [];
  const counts = { received: 0, queued: 0, unanswered: 0 };
  let sent = 0;

  async function keepSending(siteUrl: string, largest: number, isOver: () => boolean) {
    while (!isOver()) {
      sent += 1;
      const email = `a${sent}@mail.example`;
      const resume = chance.chance(1 / 3)
        ? null
        : Buffer.concat([PDF, Buffer.alloc(chance.between(0, largest - 1))]);
      const { status } = await postApplication(siteUrl, { email, resume });
      if (status === 200 || status === 202) acknowledged.push(email);
      counts[status === 200 ? 'received' : status === 202 ? 'queued' : 'unanswered'] += 1;
    }
  }

  let site = await start();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const scene = SCENES[round % SCENES.length] ?? SCENES[0];
      await platform.heal();
      for (const order of scene.orders) await platform.fault(order);
      let isOver = false;
      const senders = [1, 2, 3].map(() => keepSending(site.url, scene.largest, () => isOver));
      // At any stage: while a form arrives, is written, is acknowledged, or is handed over.
      await pause(chance.between(200, 1_199));
      isOver = true;
      await site.end('SIGKILL');
      await Promise.all(senders);
      site = await start();
    }
    await platform.heal();
    const missing = async () => {
      const arrived = new Set((await platform.inbox()).map(({ email }) => email));
      return acknowledged.filter((email) => !arrived.has(email));
    };
    await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
    await expect.poll(() => entriesIn(dataDir), { timeout: 60_000 }).toEqual([]);
    const arrived = (await platform.inbox()).map(({ email }) => email);
    const doubles = arrived.length - new Set(arrived).size;
    console.log(
      `  ${ROUNDS} kills: ${sent} sent, ${counts.received} received at once, ` +
        `${counts.queued} queued, ${counts.unanswered} unanswered; ${arrived.length} arrived, ${doubles} of them twice`,
    );
    // The test has covered its cases: some were queued, and some were cut off.
    expect(counts.queued).toBeGreaterThan(0);
    expect(counts.unanswered).toBeGreaterThan(0);
    // A kill can duplicate only the one that was on its way to the platform.
    expect(doubles).toBeLessThanOrEqual(ROUNDS);
  } finally {
    await site.end('SIGKILL');
    await platform.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
