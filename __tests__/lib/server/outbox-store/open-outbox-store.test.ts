import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openOutboxStore } from '@/lib/server/outbox-store/open-outbox-store';
import { restart, temporaryDataDir } from '@/__tests__/support/doubles/fresh-process';
import { ENTRY } from '@/__tests__/support/queued';

const data = temporaryDataDir();
// Nobody listens there.
process.env.DATABASE_URL = 'postgresql://127.0.0.1:1/site';
afterEach(restart);
afterAll(() => data.remove());

it('makes a file of its own only to put an entry into it', async () => {
  const store = openOutboxStore();
  const file = join(data.path, 'site.db');
  expect(await store.list()).toEqual([]);
  await store.read(ENTRY).catch(() => null);
  await store.change(ENTRY, { ...ENTRY, state: 'held' }).catch(() => false);
  await store.erase(ENTRY).catch(() => false);
  expect(existsSync(file)).toBe(false);
  expect(await store.put(ENTRY, Uint8Array.of(1))).toBe(true);
  expect(existsSync(file)).toBe(true);
  expect(await store.list()).toMatchObject([{ id: ENTRY.id }]);
});
