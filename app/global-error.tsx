'use client';

import { DidNotLoad } from '@/components/layout/did-not-load';
import { webFont } from './font';
import './globals.css';

type GlobalErrorProps = { error: unknown; retry: () => void };

/** Stands in for the whole document when the root layout fails. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang="en" className={webFont.variable}>
      <body>
        <title>That did not load</title>
        <main id="main">
          <DidNotLoad error={error} onRetry={retry} />
        </main>
      </body>
    </html>
  );
}
