import type { NextRequest } from 'next/server';
import { xmlText } from '@/lib/seo/syndication/xml';
import { redirectFor, redirectHeaders } from '@/lib/content/addresses/redirects';

/**
 * The answer to a short address such as `/rn`, which `middleware.ts` rewrites to here: a redirect that says what it does,
 * for those whose browser shows it. The Location is written by hand, for an absolute one would repeat whatever Host was sent.
 */
export async function GET(request: NextRequest, { params }: RouteContext<'/go/[slug]'>) {
  const { slug } = await params;
  const redirect = redirectFor(`/${slug}`, request.nextUrl.search);
  if (!redirect?.text) return new Response(null, { status: 404 });
  return new Response(page(redirect.text, redirect.location), {
    status: redirect.status,
    headers: { ...redirectHeaders(redirect), 'content-type': 'text/html; charset=utf-8' },
  });
}

function page(text: string, location: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title></head>
<body><p>${text} <a href="${xmlText(location)}">Continue</a></p></body>
</html>
`;
}
