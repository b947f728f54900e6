import { pushEvent } from '@/lib/client/reports/data-layer';

/** Tells the data layer of clicks on links that bear `data-tells` (components/ui/actions/tells.ts), all of them by one listener. */
export function trackClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-tells]');
    if (link) pushEvent(...(JSON.parse(link.dataset.tells ?? '') as Parameters<typeof pushEvent>));
  });
}
