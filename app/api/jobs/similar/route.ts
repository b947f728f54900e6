import { answerSimilar } from '@/lib/server/jobs/answers/similar-answer';

export const dynamic = 'force-dynamic';

/** A few open jobs like the one with `?id=`. Does not call the platform. */
export async function GET(request: Request): Promise<Response> {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  return answerSimilar(id, request.headers.get('if-none-match'));
}
