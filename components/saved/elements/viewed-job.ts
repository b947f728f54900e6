import { noteViewed, noteVisit } from '@/lib/client/device/note';
import { whenIdle } from '@/lib/client/page/when-idle';
import { whenShown } from '@/lib/client/page/when-shown';
import { countStep } from '@/lib/client/reports/count-visit';
import { firstInput } from '@/elements/page/first-input';
import type { VIEWED } from '@/components/saved/attributes';
import type { DatasetOf } from '@/elements/page/attributes-of';

/**
 * Remembers on this device that the job was viewed, and that jobs were viewed today, once the visitor has done anything on the page, such
 * as scrolling. The site counts that a job was viewed, not which one.
 */
class ViewedJob extends HTMLElement {
  declare readonly dataset: DatasetOf<typeof VIEWED>;
  connectedCallback() {
    const { id = '', title = '', place = '', pay = null } = this.dataset;
    void whenShown().then(() => whenIdle(() => countStep('view')));
    void whenShown()
      .then(firstInput)
      .then(() =>
        whenIdle(() => {
          noteVisit();
          noteViewed({ id, title, place, pay });
        }),
      );
  }
}

customElements.define('viewed-job', ViewedJob);
