import type { NextRequest } from 'next/server';

/** The other reading of the apply path: 308 to the canonical one, the query kept (decisions, 'apply path'). */
export async function GET(request: NextRequest, { params }: RouteContext<'/jobs/[jobId]/apply'>) {
  const { jobId } = await params;
  // Relative by hand: an absolute address would repeat whatever Host was sent.
  const location = `/apply/${encodeURIComponent(jobId)}${request.nextUrl.search}`;
  return new Response(null, { status: 308, headers: { location } });
}
