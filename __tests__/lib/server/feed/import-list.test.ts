import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStoredFile } from '@/lib/server/feed/before-database/stored-file';
import { importList } from '@/lib/server/feed/import-list';
import { sqlList } from '@/lib/server/feed/sql-list';
import { logger } from '@/lib/server/process/log';
import { buildJobs } from '@/__tests__/support/build-job';
import { describeDatabases } from '@/__tests__/support/databases';
import { comparable, storedList } from '@/__tests__/support/stored-list';

const FIXTURE = '__tests__/support/stored/version-4.stored';

describeDatabases('the list of a release before the database', (open) => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'data-'));
    jest.spyOn(logger(), 'info').mockImplementation();
    await copyFile(FIXTURE, join(folder, 'snapshot.json'));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await rm(folder, { recursive: true });
  });
  const file = async () => {
    const stored = await readStoredFile(FIXTURE);
    if (stored === null) throw new Error('The fixture cannot be read');
    return stored;
  };

  it('is in the database, and its file in another folder', async () => {
    const database = open();
    await importList(database, folder);
    const { version, stored } = await sqlList(database).read();
    expect(version).toBe(1);
    expect(comparable(stored)).toEqual(comparable({ changes: [], ...(await file()) }));
    expect(await readdir(folder)).toEqual(['imported']);
    expect(await readdir(join(folder, 'imported'))).toEqual(['snapshot.json']);
    // A second time there is nothing to do.
    await importList(database, folder);
    expect((await sqlList(database).read()).version).toBe(1);
  });

  it('is imported once by two that start together', async () => {
    jest.spyOn(logger(), 'error').mockImplementation();
    await Promise.all([importList(open(), folder), importList(open(), folder)]);
    expect((await sqlList(open()).read()).version).toBe(1);
    expect(await readdir(folder)).toEqual(['imported']);
  });

  it('adds to what the database remembers, if it is the newer one', async () => {
    const list = sqlList(open());
    const older = storedList(buildJobs(2), { fetchedAt: '2026-01-01T00:00:00.000Z' });
    await list.write(older, 0);
    await importList(open(), folder);
    const { stored } = await list.read();
    expect('jobs' in stored && stored.jobs).toHaveLength(6);
    const dates = new Map(stored.firstSeen);
    for (const [id, told] of [...older.firstSeen, ...(await file()).firstSeen])
      expect(dates.get(id)).toEqual(told);
  });

  it('adds its history to a newer list, which was read while the database was away', async () => {
    const list = sqlList(open());
    const old = await file();
    // One of its jobs, which nobody remembered.
    const [again] = old.jobs.map((job) => ({ ...job, firstSeenOn: '2099-01-01', postedOn: null }));
    const dated = new Map(old.firstSeen).get(again!.id);
    const newer = storedList(buildJobs(2), { fetchedAt: '2099-01-01T00:00:00.000Z' });
    await list.write({ ...newer, jobs: [...newer.jobs, again!] }, 0);
    await importList(open(), folder);
    const { stored } = await list.read();
    const dates = new Map(stored.firstSeen);
    for (const [id, { firstSeenOn }] of [...newer.firstSeen, ...old.firstSeen])
      expect(dates.get(id)?.firstSeenOn).toBe(firstSeenOn);
    expect('jobs' in stored && stored.jobs.map(({ id }) => id)).toEqual(
      [...newer.jobs, again!].map(({ id }) => id),
    );
    expect(dates.get(again!.id)?.changedOn).toBe(dated?.changedOn ?? null);
    expect(stored.searchPages).toEqual(expect.arrayContaining([...(old.searchPages ?? [])]));
    expect(await readdir(folder)).toEqual(['imported']);
  });

  it('stays where it is if the database does not take it, or it is damaged', async () => {
    const error = jest.spyOn(logger(), 'error').mockImplementation();
    const away = () => Promise.reject(new Error('away'));
    await importList({ ...open(), sql: away }, folder);
    expect(error).toHaveBeenCalledTimes(1);
    expect(await readdir(folder)).toEqual(['snapshot.json']);
    const warn = jest.spyOn(logger(), 'warn').mockImplementation();
    await writeFile(join(folder, 'snapshot.json'), 'half');
    await importList(open(), folder);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await readdir(folder)).toEqual(['snapshot.json']);
  });
});
