import type { NextRequest } from 'next/server';

/** The other form of the apply path: 308 to the canonical one, keeping the query (decisions, 'apply path'). */
export async function GET(request: NextRequest, { params }: RouteContext<'/jobs/[jobId]/apply'>) {
  const { jobId } = await params;
  // Set by hand to be relative: an absolute address would repeat whatever Host was sent.
  const location = `/apply/${encodeURIComponent(jobId)}${request.nextUrl.search}`;
  return new Response(null, { status: 308, headers: { location } });
}
