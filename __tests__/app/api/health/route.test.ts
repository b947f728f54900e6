import { EventEmitter } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GET } from '@/app/api/health/route';
import { boot } from '@/lib/server/boot';
import { siteDatabase } from '@/lib/server/database/database';
import { watchForTermination } from '@/lib/server/process/draining';
import { logger } from '@/lib/server/process/log';
import { health } from '@/lib/server/health';
import { getSnapshot, snapshotStore } from '@/lib/server/jobs/snapshot/snapshot';
import { globals } from '@/server/process-globals.mjs';
import type { FakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { json, startFakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { restart, temporaryDataDir, until } from '@/__tests__/support/doubles/fresh-process';
import { buildRawJob } from '@/__tests__/support/raw-job';

const data = temporaryDataDir();
let platform: FakePlatform;
beforeAll(async () => {
  platform = await startFakePlatform();
  jest.spyOn(logger(), 'warn').mockImplementation();
});
// The processes of the tests before have read the list, or failed to: the next one would wait for its turn.
beforeEach(async () => {
  await siteDatabase().sql`update feed set turn_until = 0, state = null, fetched_at = null`;
});
afterEach(restart);
afterAll(async () => {
  await platform.close();
  await data.remove();
});

describe('GET /api/health', () => {
  it('answers before anything is known, without calling the platform', async () => {
    platform.answer(json([]));
    const response = GET();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'ok',
      source: null,
      ageSeconds: null,
      listFailure: null,
      jobs: 0,
      dropped: 0,
      applicationsWaiting: 0,
      applicationsHeld: 0,
      oldestApplicationSeconds: null,
    });
    expect(platform.heard).toEqual([]);
  });

  it('asks for a person while a damaged database lies aside', async () => {
    const file = join(data.path, 'site.db.damaged-2026-11-24T10-00-00-000Z');
    writeFileSync(file, '');
    expect(await GET().json()).toMatchObject({ status: 'attention' });
    rmSync(file);
  });

  it('reports the snapshot’s age, source and size', async () => {
    platform.answer(json([buildRawJob(), null]));
    await getSnapshot();
    const response = GET();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      status: 'ok',
      source: 'platform',
      ageSeconds: expect.any(Number),
      listFailure: null,
      jobs: 1,
      dropped: 1,
      applicationsWaiting: 0,
      applicationsHeld: 0,
      oldestApplicationSeconds: null,
    });
  });

  it('the age is in seconds, and never negative', async () => {
    platform.answer(json([buildRawJob()]));
    await getSnapshot();
    const readAt = Date.parse(snapshotStore().known()?.fetchedAt ?? '');
    const ageAfter = (ms: number) => health(new Date(readAt + ms)).ageSeconds;
    expect([ageAfter(42_000), ageAfter(-5_000)]).toEqual([42, 0]);
  });

  it('asks for a person while the list cannot be read and none is known', async () => {
    platform.answer(json({}, 503));
    await getSnapshot();
    expect(await GET().json()).toMatchObject({
      status: 'attention',
      listFailure: 'http',
      ageSeconds: null,
      jobs: 0,
    });
  });

  it.each(['SIGTERM', 'SIGINT'])('answers 503 once %s tells the process to end', async (signal) => {
    const events = new EventEmitter();
    watchForTermination(events);
    expect(GET().status).toBe(200);
    events.emit(signal);
    const response = GET();
    expect([response.status, await response.json()]).toEqual([
      503,
      expect.objectContaining({ status: 'draining' }),
    ]);
  });
});

describe('the start of a process', () => {
  it('sets up the gate and reads the jobs before the first request', async () => {
    platform.answer(json([buildRawJob()]));
    globals.handle = () => Promise.resolve();
    await boot();
    expect(globals.requestGate).toBeInstanceOf(Function);
    expect(await getSnapshot()).toMatchObject({ ok: true });
    // The list on disk, of the test before, may be there first.
    await until(() => platform.heard.length === 1);
  });

  it('logs that the captcha steps are off without keys (BC-09)', async () => {
    const warn = jest.spyOn(logger(), 'warn').mockImplementation();
    platform.answer(json([]));
    await boot();
    expect(warn.mock.calls.flat()).toContain(
      'No captcha keys: the captcha steps are off; honeypot and timing still work',
    );
    warn.mockRestore();
  });

  it('logs that no application is queued during an outage without a key (AP-11)', async () => {
    const warn = jest.spyOn(logger(), 'warn').mockImplementation();
    platform.answer(json([]));
    await boot();
    expect(warn.mock.calls.flat()).toContain(
      'No APPLICATION_SPOOL_KEY: applications are refused while the platform is away, not queued',
    );
    warn.mockRestore();
  });

  it.each([
    ['says so without its guard', 'production', 1],
    ['says nothing where there is none, as in development', 'development', 0],
  ] as const)('%s', async (_, mode, lines) => {
    const error = jest.spyOn(logger(), 'error').mockImplementation();
    const replaced = jest.replaceProperty(process.env, 'NODE_ENV', mode);
    platform.answer(json([]));
    await boot();
    const told = error.mock.calls.flat().filter((text) => /without its guard/.test(String(text)));
    expect(told).toHaveLength(lines);
    replaced.restore();
    error.mockRestore();
  });

  it('ends the process if a setting is wrong, and says which', async () => {
    const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
    process.env.PUSH_HOSTS = 'no host';
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('@/lib/server/boot');
      await fresh.boot();
    });
    delete process.env.PUSH_HOSTS;
    expect(exit.mock.calls).toEqual([[1]]);
    expect(written.mock.calls.join()).toContain('PUSH_HOSTS');
    written.mockRestore();
    exit.mockRestore();
  });

  it('does none of this during a build', async () => {
    platform.answer(json([]));
    process.env.NEXT_PHASE = 'phase-production-build';
    try {
      await boot();
    } finally {
      delete process.env.NEXT_PHASE;
    }
    expect(globals.requestGate).toBeUndefined();
    expect(snapshotStore().known()).toBeNull();
    expect(platform.heard).toEqual([]);
  });
});
