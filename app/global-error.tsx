'use client';

import { LoadError } from '@/components/page/load-error';
import type { LoadErrorProps } from '@/components/page/load-error-props';
import './globals.css';

/** Stands in for the whole document where a layout fails: in the fallback font, for it comes along with every page. */
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
