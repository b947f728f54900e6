import { sentApplications } from '@/lib/client/device/collections';
import { receiptHref } from '@/lib/domain/application/receipt';
import type { IsoDate } from '@/lib/domain/job/job';
import { appliedOn, CHECK_STATUS } from '@/lib/domain/saved/applied-on';

/** The day of the application, by the job's id. */
type Applied = ReadonlyMap<string, IsoDate>;

const APPLY = '/apply/';

/** Tells visitors that they have applied, and does not ask them again in the color of the next step. */
export function markApplied(applied: Applied): void {
  for (const link of document.querySelectorAll(`a[href^='${APPLY}']`)) {
    const id = link.getAttribute('href')?.slice(APPLY.length) ?? '';
    link.toggleAttribute('data-done', applied.has(id));
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-status]')) {
    const { status = '' } = link.dataset;
    const on = applied.get(status);
    // Written only when it appears: every change is observed and calls this again.
    if (on && link.hidden) showStatus(link, status, on);
    link.hidden = !on;
    link.previousElementSibling?.toggleAttribute('hidden', !link.hidden);
  }
}

function showStatus(link: HTMLAnchorElement, id: string, on: IsoDate): void {
  const sent = sentApplications.read().find(({ jobId }) => jobId === id);
  if (sent) link.href = receiptHref(sent.code);
  link.textContent = `${appliedOn(on, new Date())} · ${CHECK_STATUS}`;
}

/** Closes the form of a job that was applied for, unless somebody is filling it in. Once: sending it does not take it away. */
export function closeAppliedForm(applied: Applied): void {
  const root = document.querySelector<HTMLElement>('[data-applies]');
  const form = root?.querySelector('details');
  if (!root || !form || !applied.has(root.dataset.applies ?? '')) return;
  const typed = form.querySelectorAll<HTMLInputElement>('[type=text], [type=email], [type=tel]');
  if (form.contains(document.activeElement) || [...typed].some(({ value }) => value)) return;
  root.dataset.before = '';
  form.open = false;
}
