'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { jsonLdText } from '@/lib/seo/json-ld-texts';

const TYPE = 'application/ld+json';

/** Writes one block into the HTML as the server makes it. In the browser blocks only go, once the page they tell of has gone. */
export function JsonLdInHtml({ id }: { readonly id: string }) {
  const isWritten = useRef(false);
  useServerInsertedHTML(() => {
    const text = isWritten.current ? undefined : jsonLdText(id);
    isWritten.current = true;
    return text && <script type={TYPE} dangerouslySetInnerHTML={{ __html: text }} />;
  });
  useEffect(
    () => () => {
      for (const block of document.querySelectorAll(`script[type="${TYPE}"]`)) block.remove();
    },
    [],
  );
  return null;
}
