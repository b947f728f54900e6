import { pushEvent } from '@/lib/client/reports/data-layer';
import type { TELLS } from '@/components/ui/actions/attributes';
import type { ElementWith, SelectorOf } from '@/elements/page/attributes-of';

/** Reports clicks on links with `TELLS` (components/ui/actions/tells.ts) to the data layer, all with one listener. */
export function trackClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element &&
      target.closest<ElementWith<typeof TELLS>>('[data-tells]' satisfies SelectorOf<typeof TELLS>);
    if (link) pushEvent(...(JSON.parse(link.dataset.tells ?? '') as Parameters<typeof pushEvent>));
  });
}
