import { NotFoundLater } from '@/components/layout/not-found-later';
import { env } from '@/lib/config/env';

/** Stands in for a page, between the header and the footer. */
export default function NotFound() {
  return <NotFoundLater siteUrl={env().siteUrl} />;
}
