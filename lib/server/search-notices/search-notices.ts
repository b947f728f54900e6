import 'server-only';
import { join } from 'node:path';
import { env } from '@/lib/config/env';
import { SEARCH_NOTICES } from '@/lib/config/limits';
import { startPollLoop } from '@/lib/server/outbox/poll-loop';
import { isDraining } from '@/lib/server/process/draining';
import { logger } from '@/lib/server/process/log';
import { processWide } from '@/lib/server/process/process-wide';
import type { Snapshot } from '@/lib/server/snapshot/build-snapshot';
import { googleIndexing } from './google-indexing';
import { indexNow } from './indexnow';
import { noticeQueue, type Notice, type NoticeQueue } from './notice-queue';
import type { SearchEngine } from './search-engine';
import { createTeller } from './notifier';

/** Notices for the jobs added and removed between two lists. */
export function noticesOf(
  before: Snapshot,
  after: Snapshot,
  siteUrl: string,
  at: number,
): readonly Notice[] {
  const notice = (kind: Notice['kind']) => (job: { readonly id: string }) => ({
    url: `${siteUrl}/jobs/${job.id}`,
    kind,
    at,
  });
  return [
    ...after.jobs.filter(({ id }) => !before.find(id)).map(notice('arrived')),
    ...before.jobs.filter(({ id }) => !after.find(id)).map(notice('left')),
  ];
}

/**
 * Resumes with what a restart has left, and returns a function that queues notices of a change for each configured search engine.
 * Only the instance that read the list queues them (docs/decisions/0048). Does nothing without INDEXNOW_KEY and
 * GOOGLE_INDEXING_CREDENTIALS.
 */
export function startSearchNotices(): (before: Snapshot, after: Snapshot) => void {
  const queues = processWide('search-notices', start);
  return (before, after) => {
    if (queues.length === 0) return;
    const notices = noticesOf(before, after, env().siteUrl, Date.now());
    if (notices.length > 0) for (const queue of queues) void queue.add(notices);
  };
}

function start(): readonly NoticeQueue[] {
  return enginesOf(env()).map((engine) => {
    const queue = noticeQueue(join(env().dataDir, 'search-notices', `${engine.name}.json`));
    const round = createTeller({ engine, queue, log: logger(), isEnding: isDraining });
    startPollLoop(round, SEARCH_NOTICES);
    return queue;
  });
}

function enginesOf({ indexNow: key, googleIndexing: file, siteUrl }: ReturnType<typeof env>) {
  const engines: SearchEngine[] = [];
  if (key !== null) engines.push(indexNow({ ...key, siteUrl }));
  if (file !== null) engines.push(googleIndexing(file));
  return engines;
}
