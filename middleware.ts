import { NextResponse, type NextRequest } from 'next/server';
import { redirectFor, redirectHeaders } from '@/lib/content/addresses/redirects';

/**
 * Old and short addresses (docs/decisions/0001): `lib/content/addresses/redirects.ts` decides, this file only passes it on to Next. A
 * redirect from here loses its body, so the ones with a text are answered by `app/go/[slug]/route.ts`.
 */
export function middleware({ nextUrl }: NextRequest): NextResponse | undefined {
  const redirect = redirectFor(nextUrl.pathname, nextUrl.search);
  if (!redirect) return undefined;
  if (redirect.text) {
    const slug = nextUrl.pathname.split('/').find(Boolean);
    return NextResponse.rewrite(new URL(`/go/${slug}${nextUrl.search}`, nextUrl));
  }
  // Next makes the address relative again: the visitor's Host is never repeated in it.
  const location = new URL(redirect.location, nextUrl).href;
  return new NextResponse(null, {
    status: redirect.status,
    headers: { ...redirectHeaders(redirect), location },
  });
}

export const config = {
  /**
   * A single segment that is not exactly a page. Pages stay unmatched (a matched one costs about twice as much), and so do `/api`, `/_next`
   * and files. Next reads this text without running it, so it repeats `SINGLE_SEGMENT_PAGES`, and a test compares the two. It must give the
   * same result with and without a slash at the end, because Next checks both, and answers an empty page if the two differ.
   */
  matcher: [
    '/((?!(?:Nursing-Staffing-Services|Travel-Nursing-Jobs|Long-Term-Care-Nurse-Jobs|Cath-Labs-Technologist-Jobs|Cardiopulmonary-Jobs|Imaging-Jobs|Laboratory-Technologist-Jobs|Therapy-Social-Worker-Jobs|why-[a-z0-9-]+|about|accessibility|application-success|compare|contact|equal-opportunity|job-directory|job-map|job-map-embed|jobs|onboarding|privacy-policy|quickapply|recruiter-riley|ref|reference|saved|terms-and-conditions|thank-you|upload|api|_next)/?$)[^/.]+)',
  ],
};
