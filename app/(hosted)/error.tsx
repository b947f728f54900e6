'use client';

import { DidNotLoad } from '@/components/layout/did-not-load';

type ErrorPageProps = { error: unknown; retry: () => void };

/** Stands in for a screen, under the header. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <DidNotLoad error={error} onRetry={retry} />;
}
