import { JOB_DIRECTORY } from '@/lib/content/pages/job-directory';

/** Pay pages begin with this path; by itself it redirects to the directory, which lists the specialties. */
export function GET(): Response {
  return new Response(null, { status: 308, headers: { Location: JOB_DIRECTORY.path } });
}
