import type { SavedJob } from '@/lib/domain/saved/saved-job';
import { applications, savedJobs, viewedJobs } from '@/lib/client/device/collections';

/** Names the job that was applied for last, where this device knows its name: at once, for nothing stands below it but buttons. */
class LastApplication extends HTMLElement {
  connectedCallback() {
    const [last] = applications.read();
    const job = [...viewedJobs.read(), ...savedJobs.read()].find(({ id }) => id === last?.id);
    // A browser that is cut off shows nothing.
    if (job) void this.#show(job).catch(() => undefined);
  }

  async #show(job: SavedJob) {
    const { viewedCard } = await import('./recent-entries');
    this.querySelector('ul')?.replaceChildren(viewedCard(job));
    this.dataset.shown = '';
  }
}

customElements.define('last-application', LastApplication);
