import { SPECULATION_RULES } from '@/lib/content/addresses/speculation';

export const dynamic = 'force-static';

/** The rules of `lib/content/addresses/speculation.ts`. Browsers check the content type. */
export function GET(): Response {
  return new Response(JSON.stringify(SPECULATION_RULES), {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=3600',
    },
  });
}
