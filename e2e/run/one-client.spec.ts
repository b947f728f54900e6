import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '../support/test';

const hex = () => randomBytes(6).toString('hex');
const ATTACKER = '203.0.113.66';
/** What is rendered for whoever asks first, so that invented addresses are in no cache. */
const INVENTED: readonly (() => { path: string; headers?: Readonly<Record<string, string>> })[] = [
  () => ({ path: `/jobs?q=${hex()}` }),
  () => ({ path: `/job-map?q=${hex()}` }),
  // Next's scripts name the address they ask for by a hash, which only they know: this is refused in one more step.
  () => ({ path: `/jobs?q=${hex()}`, headers: { rsc: '1' } }),
];

type Answer = { readonly status: number; readonly retryAfter: string | undefined };

test('one client that requests invented lists on 45 connections takes no list from twelve others', async ({
  ownWorld,
}) => {
  const { site } = await ownWorld({ settings: { TRUSTED_PROXIES: '1' } });
  // The first list is read while the site starts.
  let ids: readonly string[] = [];
  await expect(async () => {
    const { jobs }: { jobs: { id: string }[] } = await (await fetch(`${site.url}/api/jobs`)).json();
    ids = jobs.map(({ id }) => id);
  }).toPass();
  const agent = new http.Agent({ keepAlive: true });
  const get = (path: string, client: string, headers = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const all = { ...headers, 'x-forwarded-for': client };
      http
        .get(site.url + path, { agent, headers: all }, (answer) => {
          const { statusCode: status = 0, headers: told } = answer;
          answer.resume().once('end', () => resolve({ status, retryAfter: told['retry-after'] }));
        })
        .once('error', reject);
    });
  let isOver = false;
  const attack = new Map<number, number>();
  const attackers = Array.from({ length: 45 }, async (_, n) => {
    while (!isOver) {
      const { path, headers } = INVENTED[n % INVENTED.length]?.() ?? { path: '/jobs' };
      const { status } = await get(path, ATTACKER, headers);
      attack.set(status, (attack.get(status) ?? 0) + 1);
    }
  });
  await pause(2_000);
  const honest = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      const statuses: number[] = [];
      for (const path of [
        `/jobs?q=visitor${n}`,
        `/jobs?state=TX&minPay=${1_000 + n}`,
        `/job-map?minPay=${1_000 + n}`,
        `/compare?ids=${ids[n]},${ids[n + 12]}`,
        `/jobs?minPay=${2_000 + n}`,
      ])
        statuses.push((await get(path, `198.51.100.${n}`)).status);
      return statuses;
    }),
  );
  isOver = true;
  await Promise.all(attackers);
  agent.destroy();
  console.log(
    `the attacker's answers: ${[...attack].map(([status, n]) => `${n} × ${status}`).join(', ')}`,
  );
  expect(honest).toEqual(honest.map(() => [200, 200, 200, 200, 200]));
  // It was an attack: some of it was refused.
  expect(attack.get(503) ?? 0).toBeGreaterThan(0);
});
