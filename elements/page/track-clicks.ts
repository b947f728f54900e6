import { pushEvent } from '@/lib/client/reports/data-layer';

/** Reports clicks on links with `data-tells` (components/ui/actions/tells.ts) to the data layer, all with one listener. */
export function trackClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-tells]');
    if (link) pushEvent(...(JSON.parse(link.dataset.tells ?? '') as Parameters<typeof pushEvent>));
  });
}
