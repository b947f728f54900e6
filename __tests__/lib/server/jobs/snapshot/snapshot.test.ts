import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/config/env';
import { PLATFORM } from '@/lib/config/limits';
import { siteDatabase } from '@/lib/server/database/database';
import { findJob } from '@/lib/server/jobs/look-up/job-lookup';
import { logger } from '@/lib/server/process/log';
import { getSnapshot, snapshotStore } from '@/lib/server/jobs/snapshot/snapshot';
import type { FakePlatform } from '@/__tests__/support/doubles/fake-platform';
import {
  json,
  silence,
  stalledBody,
  startFakePlatform,
  text,
} from '@/__tests__/support/doubles/fake-platform';
import { restart, until, temporaryDataDir } from '@/__tests__/support/doubles/fresh-process';
import { pastDeadline } from '@/__tests__/support/doubles/stopped-clock';
import { buildRawJob } from '@/__tests__/support/raw-job';

const data = temporaryDataDir();
/** Each test has a folder of its own: a list of the one before may still be on its way to the disk. */
let folder: string;
/** Whether the last read was stored, and its turn has ended. */
const isStored = async () => {
  const { rows } = await siteDatabase().sql<{ version: number; turn_by: string | null }>`
    select version, turn_by from feed`;
  return rows[0]?.turn_by === null && rows[0].version > 0;
};
/** As if the next read were due. */
const endTurn = () => siteDatabase().sql`update feed set turn_until = 0`;
const LIST = json([buildRawJob({ Record_Id: 'a1' }), buildRawJob({ Record_Id: 'a2', Id: 'b2' })]);

let platform: FakePlatform;
let warn: jest.SpyInstance;
beforeAll(async () => {
  platform = await startFakePlatform();
});
beforeEach(async () => {
  folder = await mkdtemp(join(data.path, 'test-'));
  env().dataDir = folder;
  warn = jest.spyOn(logger(), 'warn').mockImplementation();
  jest.spyOn(logger(), 'info').mockImplementation();
});
afterEach(() => {
  restart();
  jest.restoreAllMocks();
});
afterAll(async () => {
  await platform.close();
  await data.remove();
});

async function idsNow(): Promise<string[]> {
  const state = await getSnapshot();
  if (!state.ok) throw new Error(state.error.message);
  return state.snapshot.jobs.map(({ id }) => id);
}

describe('a restart', () => {
  it('with the platform down still has the jobs, and their pages', async () => {
    platform.answer(LIST);
    expect(await idsNow()).toEqual(['a1', 'a2']);
    await until(isStored);
    restart();
    await platform.goDown();
    try {
      await snapshotStore().start();
      expect(await getSnapshot()).toMatchObject({ ok: true, snapshot: { source: 'database' } });
      expect(await idsNow()).toEqual(['a1', 'a2']);
      expect(await findJob('b2')).toMatchObject({
        status: 'found',
        job: { id: 'a2', description: '<p>Cares for critically ill adults.</p>' },
      });
      expect(await findJob('zz')).toMatchObject({ status: 'unavailable' });
    } finally {
      await platform.comeBack();
    }
  });

  it('with the platform up replaces them by its answer, once the next read is due', async () => {
    platform.answer(LIST);
    await idsNow();
    await until(isStored);
    restart();
    await snapshotStore().start();
    expect(await idsNow()).toEqual(['a1', 'a2']);
    expect(platform.heard).toHaveLength(1);
    restart();
    await endTurn();
    platform.answer(json([buildRawJob({ Record_Id: 'a1' }), buildRawJob({ Record_Id: 'a3' })]));
    await snapshotStore().start();
    await until(async () => (await idsNow()).join() === 'a1,a3');
  });

  it('without a stored list logs nothing', async () => {
    platform.answer(LIST);
    await idsNow();
    expect(warn).not.toHaveBeenCalled();
  });

  it('without a writable folder works from memory', async () => {
    const error = jest.spyOn(logger(), 'error').mockImplementation();
    await rm(folder, { recursive: true });
    await writeFile(folder, 'a file in the place of the folder');
    platform.answer(LIST);
    expect(await idsNow()).toEqual(['a1', 'a2']);
    await until(() => error.mock.calls.length > 0);
  });
});

describe('a cold start', () => {
  it.each([
    ['an error', json({}, 500)],
    ['a page', text('<h1>Sign in</h1>')],
    ['null', json(null)],
    ['a list of errors', json([{ errorCode: 'X', message: 'No' }])],
    ['silence', silence],
    ['a stalled body', stalledBody],
  ])(
    'with %s returns the failure within the deadline, once for all who wait',
    async (_name, answering) => {
      platform.answer(answering);
      const ask = () => Promise.all(Array.from({ length: 20 }, getSnapshot));
      const isSilent = answering === silence || answering === stalledBody;
      const states = isSilent
        ? await pastDeadline(platform, PLATFORM.readDeadlineMs, ask)
        : await ask();
      expect(new Set(states.map(({ ok }) => ok))).toEqual(new Set([false]));
      expect(await getSnapshot()).toMatchObject({
        ok: false,
        error: { message: 'Failed to fetch jobs. Check console for details.' },
      });
      expect(platform.heard).toHaveLength(1);
    },
  );

  it('with [] has an empty list', async () => {
    platform.answer(json([]));
    expect(await idsNow()).toEqual([]);
  });
});

describe('next build', () => {
  const { NEXT_PHASE } = process.env;
  beforeEach(() => (process.env.NEXT_PHASE = 'phase-production-build'));
  afterEach(() => {
    if (NEXT_PHASE === undefined) delete process.env.NEXT_PHASE;
    else process.env.NEXT_PHASE = NEXT_PHASE;
  });

  it('needs no platform and calls none', async () => {
    platform.answer(LIST);
    expect(await getSnapshot()).toMatchObject({ ok: false });
    expect(await findJob('a1')).toMatchObject({ status: 'unavailable' });
    expect(platform.heard).toEqual([]);
  });
});
