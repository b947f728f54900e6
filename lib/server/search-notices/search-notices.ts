import 'server-only';
import { env } from '@/lib/config/env';
import { SEARCH_NOTICES } from '@/lib/config/limits';
import { siteDatabase } from '@/lib/server/database/database';
import { startPollLoop } from '@/lib/server/outbox/poll-loop';
import { isDraining } from '@/lib/server/process/draining';
import { logger } from '@/lib/server/process/log';
import { processWide } from '@/lib/server/process/process-wide';
import type { Snapshot } from '@/lib/server/jobs/snapshot/build-snapshot';
import { googleIndexing } from './google-indexing';
import { indexNow } from './indexnow';
import { noticeQueue, type NoticeQueue, type PageNews } from './notice-queue';
import type { SearchEngine } from './search-engine';
import { createTeller } from './notifier';

/** The pages of the jobs added and removed between two lists. */
export function newsOf(before: Snapshot, after: Snapshot, siteUrl: string): readonly PageNews[] {
  const news = (kind: PageNews['kind']) => (job: { readonly id: string }) => ({
    url: `${siteUrl}/jobs/${job.id}`,
    kind,
  });
  return [
    ...after.jobs.filter(({ id }) => !before.find(id)).map(news('arrived')),
    ...before.jobs.filter(({ id }) => !after.find(id)).map(news('left')),
  ];
}

/**
 * Resumes with what a restart has left, and returns a function that queues notices of a change for each configured search engine.
 * Only the instance that read the list queues them (docs/decisions/0014). Does nothing without INDEXNOW_KEY and
 * GOOGLE_INDEXING_CREDENTIALS.
 */
export function startSearchNotices(): (before: Snapshot, after: Snapshot) => void {
  const queues = processWide('search-notices', start);
  return (before, after) => {
    if (queues.length === 0) return;
    const news = newsOf(before, after, env().siteUrl);
    if (news.length > 0) for (const queue of queues) void queue.add(news);
  };
}

function start(): readonly NoticeQueue[] {
  return enginesOf(env()).map((engine) => {
    const queue = noticeQueue(siteDatabase(), engine.name);
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
