'use client';

import { useEffect } from 'react';
import { pushEvent } from '@/lib/client/data-layer';

/** Tells the data layer of clicks on links that bear `data-tells`, all of them by one listener. Draws nothing. */
export function ToldClicks() {
  useEffect(() => {
    const tell = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLElement>('[data-tells]');
      if (link)
        pushEvent(...(JSON.parse(link.dataset.tells ?? '') as Parameters<typeof pushEvent>));
    };
    document.addEventListener('click', tell);
    return () => document.removeEventListener('click', tell);
  }, []);
  return null;
}
