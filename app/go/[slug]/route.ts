import type { NextRequest } from 'next/server';
import { xmlText } from '@/lib/seo/syndication/xml';
import { redirectFor, redirectHeaders } from '@/lib/content/addresses/redirects';

/**
 * Answers a short address such as `/rn`, which `middleware.ts` rewrites to this route: a redirect whose body says what it does, for
 * browsers that show it. The Location is set by hand, because an absolute one would repeat whatever Host was sent.
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
