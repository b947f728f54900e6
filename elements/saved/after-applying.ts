import {
  applications,
  savedJobs,
  sentApplications,
  viewedJobs,
} from '@/lib/client/device/collections';
import { localDay } from '@/lib/client/device/note';
import { formatReceipt, receiptHref } from '@/lib/domain/application/receipt';
import type { SimilarJobsAnswer } from '@/lib/domain/lists/similar-jobs';
import { appliedOn } from '@/lib/domain/saved/applied-on';
import type { SentApplication } from '@/lib/domain/saved/saved-job';
import { viewedCard } from './recent-entries';

type Last = Omit<SentApplication, 'code'> & { readonly code: string | null };

/** The application that was sent last, as this device remembers it; one from before there were receipts has none. */
function lastApplication(): Last | null {
  const [sent] = sentApplications.read();
  const [noted] = applications.read();
  if (sent && (!noted || sent.on >= noted.on)) return sent;
  return noted ? { code: null, jobId: noted.id, hasResume: true, on: noted.on } : null;
}

export function showApplication(place: HTMLElement): void {
  const last = lastApplication();
  if (last === null) return;
  const { code, jobId, hasResume } = last;
  const job = [...viewedJobs.read(), ...savedJobs.read()].find(({ id }) => id === jobId);
  if (job) {
    const card = viewedCard(job);
    card.append(badge(last));
    fill(place, 'job', (part) => part.querySelector('ul')?.replaceChildren(card));
  }
  if (code === null) return;
  fill(place, 'receipt', (part) => {
    const link = part.querySelector('a');
    link?.setAttribute('href', receiptHref(code));
    link?.append(formatReceipt(code));
  });
  if (hasResume) return;
  fill(place, 'resume', (part) => {
    const link = part.querySelector('a');
    const subject = encodeURIComponent(`Resume for application ${formatReceipt(code)}`);
    link?.setAttribute('href', `${link.getAttribute('href')}?subject=${subject}`);
  });
}

export async function showSimilar(place: HTMLElement): Promise<void> {
  const id = lastApplication()?.jobId ?? null;
  if (id === null) return;
  const answer = await fetch(`/api/jobs/similar?id=${encodeURIComponent(id)}`);
  if (!answer.ok) return;
  const { alike, jobs } = (await answer.json()) as SimilarJobsAnswer;
  if (!alike || jobs.length === 0) return;
  const cards = jobs.map(({ place: town, facts, ...job }) =>
    viewedCard({ ...job, place: [town, ...facts].join(' · ') }),
  );
  place.querySelector('ul')?.replaceChildren(...cards);
  place.dataset.shown = '';
}

function badge({ on }: Last): HTMLElement {
  const now = new Date();
  const words = document.createElement('strong');
  words.textContent = on === localDay(now) ? 'Applied today' : appliedOn(on, now);
  return words;
}

function fill(place: HTMLElement, name: string, write: (part: HTMLElement) => void): void {
  const part = place.querySelector<HTMLElement>(`[data-part='${name}']`);
  if (part === null) return;
  write(part);
  part.hidden = false;
}
