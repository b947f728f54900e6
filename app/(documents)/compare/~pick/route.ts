import type { NextRequest } from 'next/server';
import { CHOSEN_JOBS_MAX } from '@/lib/config/limits';
import { parseJobIds } from '@/lib/domain/saved/chosen-jobs';
import { COMPARED, compareHref, NOT_FOUND } from '@/lib/domain/lists/compare-jobs';
import { comparedJobs, findTypedJob } from '@/lib/server/job-lookup/compared-jobs';

/** `/compare` with a typed Job ID (`add`): redirects to the comparison with that job, or that says it was not found. */
export async function GET({ nextUrl: { searchParams } }: NextRequest): Promise<Response> {
  const ids = parseJobIds(searchParams, CHOSEN_JOBS_MAX);
  const typed = searchParams.get('add')?.trim();
  const location = typed ? await withTyped(ids, typed) : compareHref(ids);
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/** The known jobs of the link, plus the typed one; nothing is added to four. */
async function withTyped(ids: readonly string[], typed: string): Promise<string> {
  const { jobs } = await comparedJobs(ids);
  const known = jobs.map(({ job }) => job.id);
  if (known.length >= COMPARED.most) return compareHref(known);
  const id = await findTypedJob(typed);
  return id === null ? compareHref(known, NOT_FOUND) : compareHref([...new Set([...known, id])]);
}
