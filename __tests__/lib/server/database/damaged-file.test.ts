import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDamageLook, setAsideFiles } from '@/lib/server/database/damaged-file';

const folder = mkdtempSync(join(tmpdir(), 'damaged-'));
const path = join(folder, 'site.db');
const name = `${path}.damaged-2026-11-24T10-00-00-000Z`;
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

it('finds what was set aside: once a minute, until a person has moved it away', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  writeFileSync(path, '');
  const isSetAside = createDamageLook(path);
  expect(isSetAside()).toBe(false);
  for (const part of ['', '-wal', '-shm']) writeFileSync(name + part, '');
  expect(setAsideFiles(path)).toHaveLength(1);
  expect(isSetAside()).toBe(false);
  now.mockReturnValue(61_000);
  expect(isSetAside()).toBe(true);
  rmSync(name);
  now.mockReturnValue(121_000);
  expect(isSetAside()).toBe(false);
});

it('finds nothing where there is no folder', () => {
  expect(setAsideFiles(join(folder, 'none', 'site.db'))).toEqual([]);
});
