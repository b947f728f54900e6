import type { Metadata } from 'next';
import { NotFoundWholeLater } from '@/components/layout/not-found-later';
import '@/components/layout/not-found-styles';
import { env } from '@/lib/config/env';

export const metadata: Metadata = { title: 'Page Not Found' };

/** An address that is no page's: stands in for everything below the root layout. */
export default function NotFound() {
  return <NotFoundWholeLater siteUrl={env().siteUrl} />;
}
