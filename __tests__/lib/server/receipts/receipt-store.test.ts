import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReceiptStore } from '@/lib/server/receipts/receipt-store';
import { describeWithRedis, REDIS_AWAY } from '@/__tests__/support/doubles/with-redis';

const CODE = 'K7Q2M8XWRD';
const DAY_MS = 86_400_000;
const NOON = Date.parse('2026-11-21T18:00:00Z');
const home = mkdtempSync(join(tmpdir(), 'receipts-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
let count = 0;
const newFolder = () => join(home, String((count += 1)));

describe('codes of applications that were handed over, on disk', () => {
  it('are found with their day, by every process and after a restart', async () => {
    const folder = newFolder();
    const parts = { folder, redis: null, now: () => NOON };
    const [one, other] = [createReceiptStore(parts), createReceiptStore(parts)];
    expect(await one.find(CODE)).toBeNull();
    await Promise.all([one.note(CODE), other.note('0000000000')]);
    for (const store of [other, createReceiptStore(parts)]) {
      expect(await store.find(CODE)).toBe('2026-11-21');
      expect(await store.find('0000000000')).toBe('2026-11-21');
      expect(await store.find('1111111111')).toBeNull();
    }
    expect(readdirSync(folder)).toEqual(['2026-11-21']);
  });

  it('are unknown after 30 days, and erased when the next one is stored', async () => {
    const folder = newFolder();
    const clock = { now: NOON };
    const store = createReceiptStore({ folder, redis: null, now: () => clock.now });
    await store.note(CODE);
    clock.now += 30 * DAY_MS;
    expect(await store.find(CODE)).toBe('2026-11-21');
    clock.now += DAY_MS;
    expect(await store.find(CODE)).toBeNull();
    await store.note('0000000000');
    expect(readdirSync(folder)).toEqual(['2026-12-22']);
  });

  it('are limited in size', async () => {
    const folder = newFolder();
    const store = createReceiptStore({ folder, redis: null, now: () => NOON });
    await store.note('0000000000');
    writeFileSync(join(folder, '2026-11-21'), 'x'.repeat(1_000_000));
    await store.note(CODE);
    expect(await store.find(CODE)).toBeNull();
  });

  it('are stored there while Redis is unavailable', async () => {
    const store = createReceiptStore({ folder: newFolder(), redis: REDIS_AWAY, now: () => NOON });
    await store.note(CODE);
    expect(await store.find(CODE)).toBe('2026-11-21');
  });
});

describeWithRedis('codes of applications that another instance handed over', (instances) => {
  it('are found for 30 days, and nothing of them is on disk', async () => {
    const folder = newFolder();
    const of = (redis: ReturnType<typeof instances>['first']) =>
      createReceiptStore({ folder, redis, now: () => NOON });
    await of(instances().first).note(CODE);
    expect(await of(instances().second).find(CODE)).toBe('2026-11-21');
    expect(() => readdirSync(folder)).toThrow();
    const left = await instances().first.run(({ text }) => text.pTTL(`receipt:${CODE}`));
    expect(left).toBeGreaterThan(29 * DAY_MS);
  });
});
