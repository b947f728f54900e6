import { json, startFakePlatform } from '@/__tests__/support/doubles/fake-platform';
import type { FakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { restart, temporaryDataDir } from '@/__tests__/support/doubles/fresh-process';
import { buildRawJob } from '@/__tests__/support/raw-job';
import { GET } from '@/app/metrics/route';
import { env } from '@/lib/config/env';
import { readSettings } from '@/server/settings.mjs';
import { getSnapshot, snapshotStore } from '@/lib/server/jobs/snapshot/snapshot';
import { globals } from '@/server/process-globals.mjs';

const TOKEN = 'a-token-of-the-tests';
const data = temporaryDataDir();
let platform: FakePlatform;
beforeAll(async () => {
  platform = await startFakePlatform();
});
afterEach(() => {
  restart();
  globals.metrics.clear();
  env().metricsToken = null;
});
afterAll(async () => {
  await platform.close();
  await data.remove();
});

const scrape = (authorization?: string) =>
  GET(new Request('http://site.test/metrics', { headers: authorization ? { authorization } : {} }));

describe('GET /metrics', () => {
  it('answers 404 without METRICS_TOKEN', () => {
    const response = scrape(`Bearer ${TOKEN}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it.each([undefined, 'Bearer wrong', TOKEN, `Basic ${TOKEN}`])(
    'answers 401 to %s',
    async (word) => {
      env().metricsToken = TOKEN;
      const response = scrape(word);
      expect(response.status).toBe(401);
      expect(await response.text()).toBe('Unauthorized\n');
    },
  );

  it('reports jobs, calls, the outbox and memory to its owner, uncached', async () => {
    env().metricsToken = TOKEN;
    platform.answer(json([buildRawJob(), null]));
    await getSnapshot();
    const response = scrape(`Bearer ${TOKEN}`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const text = await response.text();
    expect(text).toMatch(/^site_snapshot_jobs 1$/m);
    expect(text).toMatch(/^site_snapshot_dropped_records 1$/m);
    expect(text).toMatch(/^site_snapshot_age_seconds \d/m);
    expect(text).toMatch(/^site_platform_calls_total\{call="list"\} 1$/m);
    expect(text).toMatch(/^site_outbox_applications\{state="held"\} 0$/m);
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  });

  it('the age of the list is in seconds, and never negative', async () => {
    env().metricsToken = TOKEN;
    platform.answer(json([buildRawJob()]));
    await getSnapshot();
    const readAt = Date.parse(snapshotStore().known()?.fetchedAt ?? '');
    const clock = jest.spyOn(Date, 'now');
    const ageAt = async (now: number) => {
      clock.mockReturnValue(now);
      const text = await scrape(`Bearer ${TOKEN}`).text();
      return /^site_snapshot_age_seconds (.*)$/m.exec(text)?.[1];
    };
    const ages = [await ageAt(readAt + 90_000), await ageAt(readAt - 5_000)];
    clock.mockRestore();
    expect(ages).toEqual(['90', '0']);
  });

  it('counts failed calls by the kind of failure', async () => {
    env().metricsToken = TOKEN;
    platform.answer(json('down', 503));
    await getSnapshot();
    const text = await scrape(`Bearer ${TOKEN}`).text();
    expect(text).toMatch(/^site_platform_failures_total\{call="list",kind="http"\} 1$/m);
    expect(text).not.toMatch(/^site_snapshot_age_seconds/m);
  });
});

describe('METRICS_TOKEN', () => {
  it.each(['short', 'with a space in it, and long'])(
    'refuses "%s" without repeating it',
    (text) => {
      const read = () => readSettings({ METRICS_TOKEN: text });
      expect(read).toThrow('METRICS_TOKEN must have 16 to 256');
      expect(read).not.toThrow(text);
    },
  );
});
