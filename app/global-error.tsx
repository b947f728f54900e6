'use client';

import { LoadError, type LoadErrorProps } from '@/components/layout/load-error';
import { webFont } from './font';
import './globals.css';

/** Stands in for the whole document when the root layout fails. */
export default function GlobalError(props: LoadErrorProps) {
  return (
    <html lang="en" className={webFont.variable}>
      <body>
        <title>That did not load</title>
        <main id="main">
          <LoadError {...props} />
        </main>
      </body>
    </html>
  );
}
