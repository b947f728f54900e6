import { feedDate } from '@/lib/domain/dates/dates';
import { isOnMap } from '@/lib/domain/place/coordinates';
import { getPortalSources } from '@/lib/platform/http/portal';
import { getJobRecords, readJobRecords, type CheckedFeed } from '@/lib/platform/jobs';
import { getReferenceStatus } from '@/lib/platform/references';
import { createCalls, judgeListed, lookUp, type CallReport } from './calls';
import { fieldUse, missingFields, unknownFields } from './fields';
import { feedFindings, type Finding } from './findings';

export const EXIT_CODE = { well: 0, mend: 1, broken: 2, wrong: 3 } as const;

/** What `--json` prints. */
export type PlatformReport = Awaited<ReturnType<typeof checkPlatform>>;

/** Has the form of the platform's ids, but belongs to no record. */
const MADE_UP_ID = 'a0X000000000000EAA';

type Check = {
  /** The platform's address, safe to show. */
  readonly url: string;
  readonly adhocId: string | null;
  readonly now: Date;
};

/** Sends the platform the same read calls as the site, and checks every job of the list. The platform is the one in the settings. */
export async function checkPlatform({ url, adhocId, now }: Check) {
  const calls = createCalls();
  try {
    const records = await calls.send('list', 'List jobs', getJobRecords, ({ length }) => [
      'ok',
      `a list of ${length}`,
    ]);
    const feed = records && readJobRecords(records, feedDate(now));
    if (calls.reports[0]?.exchanges.some(({ status }) => status !== null))
      await sendOthers(calls, feed, adhocId);
    else calls.skip('others', 'The other calls', 'not sent: nobody answers there');
    const { findings, ...list } = lookAt(records, feed);
    const all = [...calls.reports.flatMap(ofCall), ...findings];
    const verdict = verdictOf(all);
    return {
      url,
      checkedAt: now.toISOString(),
      verdict,
      calls: calls.reports,
      ...list,
      findings: all,
    };
  } finally {
    calls.end();
  }
}

async function sendOthers(
  { send, skip }: ReturnType<typeof createCalls>,
  feed: CheckedFeed | null,
  adhocId: string | null,
): Promise<void> {
  const job = feed?.jobs.find(({ isAdhoc }) => !isAdhoc) ?? feed?.jobs[0];
  const listed = ['job-by-id', 'Job by id: one of the list'] as const;
  if (job)
    await send(
      ...listed,
      () => lookUp(job.id),
      (found, paths) => judgeListed(job, found, paths),
    );
  else skip(...listed, 'no job to ask for');
  await send(
    'job-unknown',
    'Job by id, then ad-hoc: no such id',
    () => lookUp(MADE_UP_ID),
    ({ job: found, others }) =>
      found === null && others === 0
        ? ['ok', 'none, by both calls']
        : ['broken', 'a job, for an id nobody has'],
  );
  if (adhocId !== null)
    await send(
      'job-adhoc',
      'Job by id: the ad-hoc job named',
      () => lookUp(adhocId),
      ({ job: found }) => (found ? ['ok', 'the job'] : ['broken', 'none, by both calls']),
    );
  await send('portal-sources', 'Portal sources', getPortalSources, ({ length }) => [
    'ok',
    `a list of ${length}`,
  ]);
  for (const [key, name, kind] of [
    ['reference-status', 'Reference status: no such id', 'reference'],
    ['candidate-reference-status', 'Candidate reference status: no such id', 'candidate'],
  ] as const)
    await send(
      key,
      name,
      () => getReferenceStatus(kind, MADE_UP_ID),
      () => ['ok', 'an object with success'],
    );
}

/** Checks the list record by record; without one, nothing. */
function lookAt(records: readonly unknown[] | null, feed: CheckedFeed | null) {
  if (records === null || feed === null)
    return { jobs: null, fields: [], unknownFields: [], findings: [] };
  const fields = fieldUse(records);
  const { findings, postings } = feedFindings(records.length, feed);
  return {
    jobs: {
      records: records.length,
      read: feed.jobs.length,
      dropped: feed.dropped.length,
      onMap: feed.jobs.filter(isOnMap).length,
      postings,
    },
    fields,
    unknownFields: unknownFields(records),
    findings: [...findings, ...missingFields(fields, records.length)],
  };
}

function ofCall({ key, name, outcome, text }: CallReport): Finding[] {
  if (outcome === 'ok' || outcome === 'skipped') return [];
  return [
    {
      level: outcome,
      key: `call:${key}`,
      text: `${name}: ${text}`,
      count: 1,
      example: null,
      ids: [],
    },
  ];
}

function verdictOf(findings: readonly Finding[]): 'broken' | 'mend' | 'well' {
  const has = (level: Finding['level']) => findings.some((finding) => finding.level === level);
  return has('broken') ? 'broken' : has('mend') ? 'mend' : 'well';
}
