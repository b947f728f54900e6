import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../support/world/site';
import { OUTBOX_SETTINGS, healthOf, postApplication, statesIn } from '../support/world/outbox';
import { PDF, expect, test } from '../support/test';
import { Platform } from '../support/world/world';

const APPLY = 'POST /services/apexrest/jobportal/v1/apply';
const MEGABYTE = 1_000_000;
const resume = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes, ' ')]);

/** A folder on a 48 MB disk of its own; null if this user may not mount one. */
function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder]);
  if (status === 0) return folder;
  rmSync(folder, { recursive: true });
  return null;
}

/** Writes until nothing fits any more. */
const fill = (folder: string) => spawnSync('sh', ['-c', `cat /dev/zero > ${folder}/other.log`]);

test('an application that does not fit on the disk is not acknowledged, and a person hears of it once; acknowledged ones are passed on as sent (AP-11)', async () => {
  const dataDir = smallDisk();
  if (dataDir === null) console.log('  skipped: no disk of 48 MB can be mounted here');
  test.skip(dataDir === null, 'no disk of 48 MB can be mounted here');
  if (dataDir === null) return;
  const platform = await Platform.start(3);
  const site = await startSite({
    build: 'bare',
    platformUrl: platform.apiUrl,
    dataDir,
    settings: { ...OUTBOX_SETTINGS, ALERT_WEBHOOK_URL: `${platform.url}/alerts` },
  });
  try {
    await platform.fault({ match: APPLY, status: 503 });
    const acknowledged = new Map<string, Buffer>();
    const statuses: (number | null)[] = [];
    const health: string[] = [];
    for (const [at, megabytes] of [1, 2, 4, 4, 0].entries()) {
      // Something else, such as a log, takes the rest of the disk; then it is cleared away.
      if (at === 2) fill(dataDir);
      if (at === 4) rmSync(join(dataDir, 'other.log'));
      const email = `a${statuses.length}@mail.example`;
      const sent = resume(megabytes * MEGABYTE);
      const { status } = await postApplication(site.url, { email, resume: sent });
      statuses.push(status);
      if (status === 202) acknowledged.set(email, sent);
      health.push((await healthOf(site.url)).status);
    }
    expect(statuses).toEqual([202, 202, 503, 503, 202]);
    expect(health).toEqual(['ok', 'ok', 'attention', 'attention', 'ok']);
    const alerts = async () => (await platform.alerts()).map(({ reason }) => reason);
    await expect.poll(alerts).toEqual(['unwritable']);
    expect(await statesIn(dataDir)).toEqual(['waiting', 'waiting', 'waiting']);

    await platform.heal();
    const inbox = async () => (await platform.inbox()).map(({ email }) => email).sort();
    await expect.poll(inbox, { timeout: 45_000 }).toEqual([...acknowledged.keys()].sort());
    for (const received of await platform.inbox())
      expect(
        (await platform.resume(received)).equals(acknowledged.get(received.email) ?? PDF),
      ).toBe(true);
    await expect.poll(() => statesIn(dataDir)).toEqual([]);
    expect(await alerts()).toEqual(['unwritable']);
  } finally {
    await site.stop();
    await platform.close();
    execFileSync('umount', [dataDir]);
    rmSync(dataDir, { recursive: true });
  }
});
