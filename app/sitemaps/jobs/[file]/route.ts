import { env } from '@/lib/config/env';
import { jobsSitemap } from '@/lib/seo/sitemap';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';
import { answerDocument } from '@/lib/server/jobs/snapshot/snapshot-document';

export const dynamic = 'force-dynamic';

/** `/sitemap-jobs-{file}.xml` (a rewrite of next.config.mjs): the jobs of the current feed. */
export async function GET(
  { headers }: Request,
  { params }: RouteContext<'/sitemaps/jobs/[file]'>,
): Promise<Response> {
  const { file } = await params;
  return answerDocument(await getSnapshot(), {
    contentType: 'application/xml; charset=utf-8',
    asked: headers,
    write: ({ jobs }) => jobsSitemap(jobs, Number(file), env().siteUrl),
  });
}
