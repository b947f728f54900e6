'use client';

import { LoadError, type LoadErrorProps } from '@/components/layout/load-error';

/** Stands in where the header or the footer itself failed, so it brings neither. */
export default function ErrorPage(props: LoadErrorProps) {
  return (
    <main id="main">
      <LoadError {...props} />
    </main>
  );
}
