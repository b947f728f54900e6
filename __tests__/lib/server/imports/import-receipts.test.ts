import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFolder } from '@/lib/server/imports/import-folder';
import { importReceipts } from '@/lib/server/imports/import-receipts';
import { createReceiptStore } from '@/lib/server/receipts/receipt-store';
import { DATABASE_AWAY, describeDatabases } from '@/__tests__/support/databases';

const NOON = Date.parse('2026-11-21T18:00:00Z');
const FILES = { '2026-10-01': '1111111111\n', '2026-11-19': 'K7Q2M8XWRD\n0000000000\n' };

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'imports-'));
  mkdirSync(join(dataDir, 'receipts'));
  for (const [day, codes] of Object.entries(FILES))
    writeFileSync(join(dataDir, 'receipts', day), codes);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describeDatabases('the receipts of an earlier release', (open) => {
  it('are found with their day, as long as others, and their files are moved away', async () => {
    const store = createReceiptStore(open(), () => NOON);
    expect(await importFolder(dataDir, importReceipts(store))).toBe(2);
    for (const code of ['K7Q2M8XWRD', '0000000000'])
      expect(await store.find(code)).toBe('2026-11-19');
    expect(await store.find('1111111111')).toBeNull();
    expect(readdirSync(join(dataDir, 'receipts'))).toEqual([]);
    expect(readdirSync(join(dataDir, 'imported', 'receipts')).sort()).toEqual(Object.keys(FILES));
    expect(await importFolder(dataDir, importReceipts(store))).toBe(0);
  });
});

it('stay where they are while the database is away', async () => {
  const away = importReceipts(createReceiptStore(DATABASE_AWAY, () => NOON));
  await expect(importFolder(dataDir, away)).rejects.toThrow('is unavailable');
  expect(readdirSync(join(dataDir, 'receipts')).sort()).toEqual(Object.keys(FILES));
  expect(existsSync(join(dataDir, 'imported', 'receipts', '2026-10-01'))).toBe(false);
});
