import { json, rawJson } from '@/sandbox/http/answer';
import type { Answer } from '@/sandbox/http/answer';
import type { SandboxRequest } from '@/sandbox/http/request';
import type { Route } from '@/sandbox/http/route';
import type { JobFeed } from '@/sandbox/jobs/job-feed';
import { apply } from '@/sandbox/platform/apply';
import type { ReceivedApplication } from '@/sandbox/platform/apply';
import { platformError } from '@/sandbox/platform/errors';
import { referenceStatus } from '@/sandbox/platform/reference-status';

/** Prefix of the platform's paths. */
export const PLATFORM_PATH = '/services/apexrest';

const PORTAL_SOURCES = [
  { Id: 'a1SVf000000Qk1LMAS', Name: 'Website', Type: 'Candidate Source', Active: true },
  { Id: 'a1SVf000000Qk1MMAS', Name: 'Job Board', Type: 'Candidate Source', Active: true },
  { Id: 'a1SVf000000Qk1NMAS', Name: 'Referral', Type: 'Candidate Source', Active: true },
  { Id: 'a1SVf000000Qk1OMAS', Name: 'Website', Type: 'Job Source', Active: true },
];

function staffing(feed: JobFeed, { query }: SandboxRequest): Answer {
  const id = query.get('Record_Id');
  if (id !== null) {
    const found = feed.find(id.trim());
    return json(found === undefined ? [] : [found]);
  }
  if (query.get('Job_Type') === 'Clinical') return rawJson(feed.list());
  if (query.has('Job_Type')) return json([]);
  return platformError(
    400,
    'MISSING_ARGUMENT',
    'Required parameter is missing: Job_Type or Record_Id',
  );
}

function adhoc(feed: JobFeed, { query }: SandboxRequest): Answer {
  const id = query.get('adhocJobId')?.trim() ?? '';
  if (!id)
    return platformError(400, 'MISSING_ARGUMENT', 'Required parameter is missing: adhocJobId');
  return json({ data: feed.findAdhoc(id) ?? null });
}

/** The calls of the specification's section 7. */
export function platformRoutes(
  feed: JobFeed,
  keep: (application: ReceivedApplication) => Promise<void>,
): readonly Route[] {
  const at = (path: string) => `${PLATFORM_PATH}${path}`;
  return [
    { method: 'GET', path: at('/cerebralstaffing'), run: (request) => staffing(feed, request) },
    { method: 'GET', path: at('/cerebralstaffportal'), run: () => json(PORTAL_SOURCES) },
    {
      method: 'GET',
      path: new RegExp(`^${PLATFORM_PATH}/jobportal/?$`),
      run: (request) => adhoc(feed, request),
    },
    { method: 'GET', path: at('/referencestatus'), run: referenceStatus },
    { method: 'GET', path: at('/candidatereferencestatus'), run: referenceStatus },
    { method: 'POST', path: at('/jobportal/v1/apply'), run: (request) => apply(request, keep) },
  ];
}
