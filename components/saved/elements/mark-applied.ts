import { sentApplications } from '@/lib/client/device/collections';
import { hasDraft } from '@/lib/client/device/draft-storage';
import { receiptHref } from '@/lib/domain/application/receipt';
import type { IsoDate } from '@/lib/domain/job/job';
import { APPLIED_JOBS, APPLY_NOW, appliedOn, CHECK_STATUS } from '@/lib/domain/saved/applied-on';
import type { DONE } from '@/components/ui/actions/attributes';
import type { APPLIED } from '@/components/saved/attributes';
import type { ElementWith, SelectorOf } from '@/elements/page/attributes-of';

/** The day of the application, by the job's id. */
type Applied = ReadonlyMap<string, IsoDate>;

type AppliedLink = ElementWith<typeof APPLIED, HTMLAnchorElement>;
type AppliedForm = ElementWith<typeof APPLIED>;

const APPLY = '/apply/';
const UNTYPED: ReadonlySet<string> = new Set(['hidden', 'checkbox', 'radio']);

/** Tells visitors that they have applied, and does not ask them again in the color of the next step. */
export function markApplied(applied: Applied): void {
  for (const link of document.querySelectorAll(`a[href^='${APPLY}']`)) {
    const id = link.getAttribute('href')?.slice(APPLY.length) ?? '';
    link.toggleAttribute('data-done' satisfies typeof DONE, applied.has(id));
  }
  for (const link of document.querySelectorAll<AppliedLink>(
    'a[data-apply]' satisfies SelectorOf<typeof APPLIED>,
  )) {
    const { apply = '' } = link.dataset;
    const on = applied.get(apply);
    link.toggleAttribute('data-done' satisfies typeof DONE, on !== undefined);
    if (on) showStatus(link, apply, on);
    else if (link.dataset.words !== undefined) {
      delete link.dataset.words;
      link.href = APPLY + apply;
      link.textContent = APPLY_NOW;
    }
  }
  for (const link of document.querySelectorAll<AppliedLink>(
    'a[data-status]' satisfies SelectorOf<typeof APPLIED>,
  )) {
    const { status = '' } = link.dataset;
    const on = applied.get(status);
    if (on) showStatus(link, status, on);
    link.hidden = !on;
    link.previousElementSibling?.toggleAttribute('hidden', !link.hidden);
  }
}

/** The receipt is noted after the application, and another application has another one, or none. Without one, no status is known. */
function showStatus(link: AppliedLink, id: string, on: IsoDate): void {
  const code = sentApplications.read().find(({ jobId }) => jobId === id)?.code ?? null;
  link.href = code === null ? APPLIED_JOBS : receiptHref(code);
  const words = `${appliedOn(on, new Date())}${code === null ? '' : ` · ${CHECK_STATUS}`}`;
  // Every change of text is observed and calls this again, a translator's too: its words stay.
  if (link.dataset.words === words) return;
  link.dataset.words = words;
  link.textContent = words;
}

/** Whether it holds what no server sent: typed text or a chosen file. */
const isChanged = ({ type, value, defaultValue, files }: HTMLInputElement) =>
  type === 'file' ? files?.length !== 0 : !UNTYPED.has(type) && value !== defaultValue;

/** Closes the form of a job that was applied for, unless somebody is filling it in. Once: sending it does not take it away. */
export function closeAppliedForm(applied: Applied): void {
  const root = document.querySelector<AppliedForm>(
    '[data-applies]' satisfies SelectorOf<typeof APPLIED>,
  );
  const form = root?.querySelector('details');
  if (!root || !form || !applied.has(root.dataset.applies ?? '')) return;
  const isFilledIn = [...form.querySelectorAll('input')].some(isChanged);
  if (form.contains(document.activeElement) || isFilledIn) return;
  // A draft is restored later.
  if (hasDraft(root.dataset.applies ?? '')) return;
  root.dataset.before = '';
  form.open = false;
}
