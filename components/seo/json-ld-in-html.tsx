'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { jsonLdText } from './json-ld-texts';

const TYPE = 'application/ld+json';

/**
 * Writes one block into the HTML as the server makes it. In the browser there is nothing to draw: once the visitor steps to another
 * page, what the document came with goes, and nothing takes its place.
 */
export function JsonLdInHtml({ id }: { readonly id: string }) {
  const isWritten = useRef(false);
  useServerInsertedHTML(() => {
    const text = isWritten.current ? undefined : jsonLdText(id);
    isWritten.current = true;
    return text && <script type={TYPE} dangerouslySetInnerHTML={{ __html: text }} />;
  });
  useEffect(() => {
    const { pathname } = location;
    return () => {
      if (location.pathname === pathname) return;
      for (const block of document.querySelectorAll(`script[type="${TYPE}"]`)) block.remove();
    };
  }, []);
  return null;
}
