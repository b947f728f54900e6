import { JOB_DIRECTORY } from '@/lib/content/pages/job-directory';

/** The two kinds of page that are searches begin here; alone it leads to what lists them all. */
export function GET(): Response {
  return new Response(null, { status: 308, headers: { Location: JOB_DIRECTORY.path } });
}
