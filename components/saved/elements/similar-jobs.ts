import { sentApplications } from '@/lib/client/device/collections';
import type { SimilarJobsAnswer } from '@/lib/domain/lists/similar-jobs';
import { retryOnReturn } from '@/lib/client/page/retry-on-return';
import { viewedCard } from './viewed-card';
import type { SHOWN } from '@/components/saved/attributes';
import type { DatasetOf } from '@/elements/page/attributes-of';

/** Jobs like the last one applied for: at the end of the page, where showing them moves nothing but the footer. */
class SimilarJobs extends HTMLElement {
  declare readonly dataset: DatasetOf<typeof SHOWN>;
  connectedCallback() {
    const id = sentApplications.read()[0]?.jobId ?? null;
    // Shows nothing if the answer does not come.
    if (id !== null) void this.#show(id).catch(() => undefined);
  }

  async #show(id: string) {
    const similar = await retryOnReturn(async (): Promise<SimilarJobsAnswer | null> => {
      const answer = await fetch(`/api/jobs/similar?id=${encodeURIComponent(id)}`);
      return answer.ok ? await answer.json() : null;
    });
    if (!similar?.alike || similar.jobs.length === 0) return;
    const { jobs } = similar;
    const cards = jobs.map(({ place: town, facts, ...job }) =>
      viewedCard({ ...job, place: [town, ...facts].join(' · ') }),
    );
    this.querySelector('ul')?.replaceChildren(...cards);
    this.dataset.shown = '';
  }
}

customElements.define('similar-jobs', SimilarJobs);
