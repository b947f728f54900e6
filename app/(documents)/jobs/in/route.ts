import { JOB_DIRECTORY } from '@/lib/content/pages/job-directory';

/** Search pages begin with this path; by itself it redirects to the directory that lists them all. */
export function GET(): Response {
  return new Response(null, { status: 308, headers: { Location: JOB_DIRECTORY.path } });
}
