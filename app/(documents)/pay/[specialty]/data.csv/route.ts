import { answerPayFile } from '@/lib/server/search-pages/pay-page';

export const dynamic = 'force-dynamic';

/** The figures of `/pay/icu`, day by day. */
export async function GET(
  { headers }: Request,
  { params }: RouteContext<'/pay/[specialty]/data.csv'>,
): Promise<Response> {
  const { specialty } = await params;
  return answerPayFile(headers, [specialty]);
}
