import { revalidatePath } from 'next/cache';
import type { NextRequest } from 'next/server';
import { renderer } from '@/lib/server/pages/render';

export const dynamic = 'force-dynamic';

/**
 * Makes Next render a page of the build anew when it is next asked for it. The page cache calls this inside the process
 * (lib/server/pages/start-pages.ts). The guard refuses it from outside (server/rules.mjs), and without the site's own server it does
 * nothing.
 */
export function POST({ nextUrl }: NextRequest): Response {
  if (!renderer()) return new Response(null, { status: 404 });
  revalidatePath(nextUrl.searchParams.get('path') ?? '/');
  return new Response(null, { status: 204 });
}
