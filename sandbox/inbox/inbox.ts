import path from 'node:path';
import { clearFolder, readEntries, readResumeBytes, writeEntry } from '@/sandbox/inbox/disk';
import type { AlertEntry, ApplicationEntry, Entry, MessageEntry } from '@/sandbox/inbox/entry';
import type { ReceivedApplication } from '@/sandbox/platform/apply';

export type Inbox = {
  /** Newest first. */
  readonly entries: () => readonly Entry[];
  readonly addApplication: (application: ReceivedApplication) => Promise<void>;
  readonly addMessage: (
    message: Pick<MessageEntry, 'serviceId' | 'templateId' | 'params'>,
  ) => Promise<void>;
  readonly addAlert: (alert: AlertEntry['alert']) => Promise<void>;
  readonly resumeOf: (n: number) => Promise<{ name: string; bytes: Buffer } | null>;
  readonly clear: () => Promise<void>;
};

/** Everything received, stored under `{dataDir}/sandbox/inbox` so that it survives a restart. */
export async function openInbox(dataDir: string): Promise<Inbox> {
  const folder = path.join(dataDir, 'sandbox', 'inbox');
  let entries = await readEntries(folder);
  let last = entries.at(-1)?.n ?? 0;

  const keep = async (make: (n: number, receivedAt: string) => Entry, resume: Buffer | null) => {
    last += 1;
    const entry = make(last, new Date().toISOString());
    await writeEntry(folder, entry, resume);
    entries.push(entry);
  };

  return {
    entries: () => [...entries].sort((a, b) => b.n - a.n),
    addApplication: ({ resume, ...application }) =>
      keep(
        (n, receivedAt): ApplicationEntry => ({
          kind: 'application',
          n,
          receivedAt,
          ...application,
          resume: resume && { name: resume.name, bytes: resume.bytes.length },
        }),
        resume?.bytes ?? null,
      ),
    addMessage: (message) =>
      keep((n, receivedAt) => ({ kind: 'message', n, receivedAt, ...message }), null),
    addAlert: (alert) => keep((n, receivedAt) => ({ kind: 'alert', n, receivedAt, alert }), null),
    async resumeOf(n) {
      const entry = entries.find((e) => e.n === n);
      if (entry?.kind !== 'application' || !entry.resume) return null;
      return { name: entry.resume.name, bytes: await readResumeBytes(folder, n) };
    },
    async clear() {
      entries = [];
      last = 0;
      await clearFolder(folder);
    },
  };
}
