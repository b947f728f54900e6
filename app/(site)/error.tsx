'use client';

import { DidNotLoad } from '@/components/layout/did-not-load';

type ErrorPageProps = { error: unknown; retry: () => void };

/** Stands in for a page, between the header and the footer. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <DidNotLoad error={error} onRetry={retry} />;
}
