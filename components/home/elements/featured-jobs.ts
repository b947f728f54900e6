import { retryOnReturn } from '@/lib/client/page/retry-on-return';
import type { FEATURED_PART } from '@/components/home/attributes';
import type { ElementWith, SelectorOf } from '@/elements/page/attributes-of';

/**
 * The featured jobs of a page that was rendered without any: requests the page again and replaces this section with the one that has jobs.
 * Loading, then error, then empty or jobs (specification, section 4).
 */
class FeaturedJobs extends HTMLElement {
  connectedCallback() {
    this.querySelector('button')?.addEventListener('click', this.#ask);
    void this.#ask();
  }

  disconnectedCallback() {
    this.querySelector('button')?.removeEventListener('click', this.#ask);
  }

  readonly #ask = async () => {
    this.#show('loading');
    const known = await this.#known().catch(() => null);
    if (known) this.closest('section')?.replaceWith(known);
    else this.#show('failed');
  };

  /** The same section of the page as it is served now; null while it has no jobs. */
  async #known(): Promise<Element | null> {
    const html = await retryOnReturn(async () => {
      const answer = await fetch(window.location.pathname, { cache: 'no-store' });
      return answer.ok ? await answer.text() : null;
    });
    if (html === null) return null;
    const page = new DOMParser().parseFromString(html, 'text/html');
    const section = page.getElementById(this.closest('section')?.id ?? '');
    return section?.querySelector('featured-jobs') ? null : section;
  }

  #show(state: 'loading' | 'failed') {
    for (const part of this.querySelectorAll<ElementWith<typeof FEATURED_PART>>(
      '[data-part]' satisfies SelectorOf<typeof FEATURED_PART>,
    )) {
      part.hidden = part.dataset.part !== state;
    }
  }
}

customElements.define('featured-jobs', FeaturedJobs);
