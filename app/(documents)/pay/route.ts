import { JOB_DIRECTORY } from '@/lib/content/pages/job-directory';

/** The pages of what a specialty pays begin here; alone it leads to what lists the specialties. */
export function GET(): Response {
  return new Response(null, { status: 308, headers: { Location: JOB_DIRECTORY.path } });
}
