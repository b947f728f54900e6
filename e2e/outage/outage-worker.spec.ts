import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OUTBOX } from '@/lib/config/limits';
import { startSite } from '../support/world/site';
import { OUTBOX_SETTINGS, postApplication, statesIn } from '../support/world/outbox';
import { PDF, expect, test } from '../support/test';
import { Platform } from '../support/world/world';

const APPLY = 'POST /services/apexrest/jobportal/v1/apply';
const AWAY = { match: APPLY, status: 503 } as const;
/** Time until the worker's first round after the start, with a margin. */
const FIRST_ROUND_MS = OUTBOX.firstWaitMs + 2_000;

/** A platform, and a site on it that can be killed and started again with what it has on disk. */
async function makeScene() {
  const platform = await Platform.start(3);
  const dataDir = await mkdtemp(join(tmpdir(), 'rounds-'));
  const start = () =>
    startSite({ build: 'bare', platformUrl: platform.apiUrl, dataDir, settings: OUTBOX_SETTINGS });
  let site = await start();
  let sent = 0;
  const acknowledged: string[] = [];
  const arrived = async () => (await platform.inbox()).map(({ email }) => email);
  return {
    platform,
    acknowledged,
    arrived,
    states: () => statesIn(dataDir),
    async apply(): Promise<number | null> {
      sent += 1;
      const email = `a${sent}@mail.example`;
      const { status } = await postApplication(site.url, { email, resume: PDF });
      if (status === 200 || status === 202) acknowledged.push(email);
      return status;
    },
    async missing(): Promise<readonly string[]> {
      const there = await arrived();
      return acknowledged.filter((email) => !there.includes(email));
    },
    async restart(): Promise<void> {
      await site.end('SIGKILL');
      site = await start();
    },
    async close(): Promise<void> {
      await site.stop();
      await platform.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

test('twelve applications sent while the breaker is open, across a restart and with a platform that comes and goes: each arrives once, none is held (AP-11)', async () => {
  const scene = await makeScene();
  const { platform, acknowledged, apply, arrived, missing, states } = scene;
  const six = async () => {
    const answers: (number | null)[] = [];
    for (let i = 0; i < 6; i += 1) answers.push(await apply());
    return answers;
  };
  const queued = Array.from({ length: 6 }, () => 202);
  const waiting = (count: number) => Array.from({ length: count }, () => 'waiting');
  try {
    // The fifth failure opens the breaker; the sixth application and the worker's round find it open.
    await platform.fault(AWAY);
    expect(await six()).toEqual(queued);
    await pause(FIRST_ROUND_MS);
    expect(await states()).toEqual(waiting(6));
    // After a restart the worker is the first to call, not an applicant.
    await scene.restart();
    expect(await six()).toEqual(queued);
    await pause(FIRST_ROUND_MS);
    expect(await states()).toEqual(waiting(12));
    expect(await arrived()).toEqual([]);
    // The platform comes and goes while the worker hands over and others apply.
    await platform.heal();
    for (const order of [{ times: 5 }, { status: 503, times: 2 }, { times: 3 }])
      await platform.fault({ match: APPLY, ...order });
    await platform.fault({ match: APPLY, status: 502, times: 1 });
    await expect
      .poll(async () => [await apply(), await missing()], { timeout: 45_000, intervals: [1_000] })
      .toEqual([200, []]);
    expect(acknowledged.length).toBeGreaterThan(12);
    expect((await arrived()).sort()).toEqual([...acknowledged].sort());
    await expect.poll(states).toEqual([]);
  } finally {
    await scene.close();
  }
});

test('a sign-in page in place of the platform, answered with 200, ends the worker’s round: nothing is held (AP-11)', async () => {
  const scene = await makeScene();
  const { platform, apply, arrived, missing, states } = scene;
  const calls = async () => (await platform.calls())[APPLY] ?? 0;
  try {
    await platform.fault(AWAY);
    for (let i = 0; i < 3; i += 1) expect(await apply()).toBe(202);
    const before = await calls();
    await platform.heal();
    await platform.fault({
      match: APPLY,
      status: 200,
      body: '<!doctype html><title>Sign in</title><h1>Sign in</h1>',
      headers: { 'content-type': 'text/html' },
    });
    await expect.poll(calls, { timeout: 20_000, intervals: [100] }).toBe(before + 1);
    await pause(1_000);
    expect(await calls()).toBe(before + 1);
    expect(await states()).toEqual(['waiting', 'waiting', 'waiting']);
    await platform.heal();
    expect(await apply()).toBe(200);
    await expect.poll(missing).toEqual([]);
    expect(await arrived()).toHaveLength(4);
    await expect.poll(states).toEqual([]);
  } finally {
    await scene.close();
  }
});
