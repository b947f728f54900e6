'use client';

import { DidNotLoad } from '@/components/layout/did-not-load';

type ErrorPageProps = { error: unknown; retry: () => void };

/** Stands in where the header or the footer itself failed, so it brings neither. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return (
    <main id="main">
      <DidNotLoad error={error} onRetry={retry} />
    </main>
  );
}
