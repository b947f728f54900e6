'use client';

import { LoadError } from '@/components/page/load-error';
import type { LoadErrorProps } from '@/components/page/load-error-props';
import './globals.css';

/** Replaces the whole document when a layout fails. In the fallback font, because this code is part of every page. */
export default function GlobalError(props: LoadErrorProps) {
  return (
    <html lang="en">
      <body>
        <title>That did not load</title>
        <main id="main">
          <LoadError {...props} />
        </main>
      </body>
    </html>
  );
}
