import { answerPayFile } from '@/lib/server/search-pages/pay-page';

export const dynamic = 'force-dynamic';

/** The figures of `/pay/icu/texas`, day by day. */
export async function GET(
  { headers }: Request,
  { params }: RouteContext<'/pay/[specialty]/[state]/data.csv'>,
): Promise<Response> {
  const { specialty, state } = await params;
  return answerPayFile(headers, [specialty, state]);
}
