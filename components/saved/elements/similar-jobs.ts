import { sentApplications } from '@/lib/client/device/collections';
import { fetchPage } from '@/lib/client/page/fetch-page';

/** Jobs like the last one applied for, from its page: at the end of this one, where showing them moves nothing but the footer. */
class SimilarJobs extends HTMLElement {
  connectedCallback() {
    const id = sentApplications.read()[0]?.jobId ?? null;
    // Shows nothing if the page does not come.
    if (id !== null) void this.#show(id).catch(() => undefined);
  }

  async #show(id: string) {
    const page = await fetchPage(`/jobs/${id}`);
    const cards = [...page.querySelectorAll('[aria-labelledby=similar-jobs] article')];
    const items = cards.flatMap(({ parentElement }) => parentElement ?? []);
    this.querySelector('ul')?.replaceChildren(...items);
    this.hidden = items.length === 0;
  }
}

customElements.define('similar-jobs', SimilarJobs);
