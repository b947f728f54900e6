import { feedDate } from '@/lib/domain/dates/dates';
import { isOnMap } from '@/lib/domain/place/coordinates';
import { readJobRecords } from '@/lib/platform/jobs';
import type { CallReport } from './calls';
import { createCalls, skipped } from './calls';
import { feedFindings } from './feed-findings';
import { fieldUse, missingFields, unknownFields } from './field-use';
import { postingFindings } from './posting-findings';
import type { Finding } from './finding';
import { listDoubts } from './list-doubts';
import { openQuestions } from './open-questions';
import type { PlatformReport } from './report';
import { verdictOf } from './report';
import { watchFetch } from './watch-fetch';

type Check = {
  /** The platform's address, safe to show. */
  readonly url: string;
  readonly siteUrl: string;
  readonly adhocId: string | null;
  readonly now: Date;
};

/** Sends the platform the same read calls as the site, and checks every job of the list. The platform is the one in the settings. */
export async function checkPlatform(check: Check): Promise<PlatformReport> {
  const wire = watchFetch();
  try {
    return await inspect(check, createCalls(wire.taken));
  } finally {
    wire.end();
  }
}

async function inspect(check: Check, calls: ReturnType<typeof createCalls>) {
  const list = await calls.list();
  const records = list.answer;
  const isAway = records === null && list.report.exchanges.every(({ status }) => status === null);
  const looked = records && lookAt(records, check);
  const reports = [list.report];
  if (isAway) {
    reports.push(skipped('others', 'The other calls', 'not sent: nobody answers there'));
  } else {
    const job = looked?.jobs.find(({ isAdhoc }) => !isAdhoc) ?? looked?.jobs[0];
    reports.push(
      job
        ? (await calls.listed(job)).report
        : skipped('job-by-id', 'Job by id: one of the list', 'no job to ask for'),
      (await calls.unknown()).report,
      ...(check.adhocId === null ? [] : [(await calls.adhoc(check.adhocId)).report]),
      (await calls.sources()).report,
      (await calls.reference()).report,
      (await calls.candidate()).report,
    );
  }
  const findings = [...reports.flatMap(ofCall), ...(looked?.findings ?? [])];
  const doubts = looked?.doubts ?? [];
  return {
    url: check.url,
    checkedAt: check.now.toISOString(),
    verdict: verdictOf([...findings, ...doubts]),
    calls: reports,
    jobs: looked?.counts ?? null,
    fields: looked?.fields ?? [],
    unknownFields: looked?.unknownFields ?? [],
    openQuestions: looked?.openQuestions ?? [],
    findings,
    doubts,
  };
}

function ofCall({ key, name, outcome, text }: CallReport): Finding[] {
  if (outcome === 'ok' || outcome === 'skipped') return [];
  return [{ level: outcome, key: `call:${key}`, text: `${name}: ${text}`, count: 1, examples: [] }];
}

/** Checks the list record by record. */
function lookAt(records: readonly unknown[], { now, siteUrl }: Check) {
  const feed = readJobRecords(records, feedDate(now));
  const fields = fieldUse(records);
  const postings = postingFindings(feed.jobs, siteUrl);
  const isNone = records.length > 0 && feed.jobs.length === 0;
  const none: Finding = {
    level: 'broken',
    key: 'no-job',
    text: 'not one record can be read as a job',
    count: records.length,
    examples: [],
  };
  return {
    jobs: feed.jobs,
    fields,
    unknownFields: unknownFields(records),
    openQuestions: openQuestions(feed.jobs),
    doubts: listDoubts(feed),
    counts: {
      records: records.length,
      read: feed.jobs.length,
      dropped: feed.dropped.length,
      onMap: feed.jobs.filter(isOnMap).length,
      postings: postings.accepted,
    },
    findings: [
      ...(isNone ? [none] : []),
      ...feedFindings(records, feed),
      ...missingFields(fields, records.length),
      ...postings.findings,
    ],
  };
}
