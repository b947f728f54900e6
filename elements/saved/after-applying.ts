import type { SimilarJobsAnswer } from '@/lib/domain/lists/similar-jobs';
import { retryOnReturn } from '@/lib/client/page/retry-on-return';
import type { JobStub } from '@/lib/domain/saved/saved-job';
import { viewedCard } from './recent-entries';

/*
 * Loaded on demand. It imports nothing that the site's module has (elements/site.ts), because what two modules share becomes a third file,
 * and a document loads only one.
 */

/** What is shown of the last application, as this device remembers it. */
export type LastApplied = {
  readonly jobId: string | null;
  /** Undefined if this device does not know its name. */
  readonly job: JobStub | undefined;
  /** 'Applied today'. */
  readonly when: string;
  /** Null for an application from before receipts existed. */
  readonly receipt: { readonly text: string; readonly href: string } | null;
  readonly hasResume: boolean;
};

export function showApplication(place: HTMLElement, last: LastApplied): void {
  const { job, when, receipt, hasResume } = last;
  if (job) {
    const card = viewedCard(job);
    const badge = document.createElement('strong');
    badge.textContent = when;
    card.append(badge);
    fill(place, 'job', (part) => part.querySelector('ul')?.replaceChildren(card));
  }
  if (receipt === null) return;
  fill(place, 'receipt', (part) => {
    const link = part.querySelector('a');
    if (!link) return;
    link.href = receipt.href;
    // Appended to what a screen reader reads first; the second time it is already there.
    if (!link.textContent?.includes(receipt.text)) link.append(receipt.text);
  });
  if (hasResume) return;
  fill(place, 'resume', (part) => {
    const link = part.querySelector('a');
    const [address = ''] = (link?.getAttribute('href') ?? '').split('?');
    const subject = encodeURIComponent(`Resume for application ${receipt.text}`);
    link?.setAttribute('href', `${address}?subject=${subject}`);
  });
}

export async function showSimilar(place: HTMLElement, id: string): Promise<void> {
  const answer = await retryOnReturn(() => fetch(`/api/jobs/similar?id=${encodeURIComponent(id)}`));
  if (!answer.ok) return;
  const { alike, jobs } = (await answer.json()) as SimilarJobsAnswer;
  if (!alike || jobs.length === 0) return;
  const cards = jobs.map(({ place: town, facts, ...job }) =>
    viewedCard({ ...job, place: [town, ...facts].join(' · ') }),
  );
  place.querySelector('ul')?.replaceChildren(...cards);
  place.dataset.shown = '';
}

function fill(place: HTMLElement, name: string, write: (part: HTMLElement) => void): void {
  const part = place.querySelector<HTMLElement>(`[data-part='${name}']`);
  if (part === null) return;
  write(part);
  part.hidden = false;
}
