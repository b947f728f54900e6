import { onDeviceChange } from '@/lib/client/device/device-storage';
import { applications, savedJobs } from '@/lib/client/device/collections';
import { noteVisit, toggleSaved } from '@/lib/client/device/note';
import { appliedOn } from '@/lib/domain/saved/applied-on';
import type { IsoDate } from '@/lib/domain/job/job';
import { isNewSince } from '@/lib/domain/saved/visits';
import { titleOfLabel } from '@/lib/content/jobs/save-label';
import { closeAppliedForm, markApplied } from './mark-applied';
import { saySaved } from './say-saved';
import type { APPLIED, DEVICE_SLOTS, SAVE } from '@/components/saved/attributes';
import type { ElementWith, SelectorOf } from '@/elements/page/attributes-of';

let lastVisit: IsoDate | null = null;
let isMarking = false;

/** Marks the jobs that are on the page now and those added later: pressed buttons, badges, counts. Once per document. */
export function markJobs(): void {
  if (isMarking) return;
  isMarking = true;
  lastVisit = noteVisit();
  mark();
  closeAppliedForm(appliedJobs());
  onDeviceChange(mark);
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
}

/**
 * Saves the jobs whose buttons were pressed before the script loaded, and announces it.
 * @param region where it is announced
 */
export function saveEarlyPresses(region: HTMLElement): void {
  // Found before any is saved: saving one marks all buttons, which would undo the other presses.
  const pressed = [...saveButtons()].filter(({ checked }) => checked);
  for (const button of pressed) {
    // The visitor could not see yet that this job is saved already, so the press does not undo it.
    if (savedJobs.read().some(({ id }) => id === button.dataset.save)) markJobs();
    else pressSave(button, region);
  }
}

/**
 * Saves or removes the job of a button, and announces it.
 * @param region where it is announced
 */
export function pressSave(button: SaveButton, region: HTMLElement): void {
  const { save = '', place = '', pay = null } = button.dataset;
  const title = titleOfLabel(button.getAttribute('aria-label') ?? '', place);
  const outcome = toggleSaved({ id: save, title, place, pay });
  markJobs();
  // If the device did not store the change, the button has to show its old state again.
  mark();
  saySaved(region, outcome, title);
}

const appliedJobs = () => new Map(applications.read().map(({ id, on }) => [id, on]));

function mark(): void {
  const saved = new Set(savedJobs.read().map(({ id }) => id));
  for (const button of saveButtons()) {
    button.checked = saved.has(button.dataset.save ?? '');
    button.setAttribute('aria-pressed', String(button.checked));
    button
      .closest('label')
      ?.toggleAttribute('data-saved' satisfies typeof SAVE.saved, button.checked);
  }
  const applied = appliedJobs();
  // A saved job that was applied for is listed under 'Applied'.
  const waiting = [...saved].filter((id) => !applied.has(id)).length;
  for (const slot of marked('[data-saved-count]' satisfies SelectorOf<typeof DEVICE_SLOTS>)) {
    write(slot, waiting > 0 ? [{ text: String(waiting), more: ' on this device' }] : []);
  }
  markApplied(applied);
  for (const slot of marked('[data-badges]' satisfies SelectorOf<typeof DEVICE_SLOTS>)) {
    const { badges = '', posted = null } = slot.dataset;
    const on = applied.get(badges);
    // A card with buttons says so on one of them.
    const isSaid = slot
      .closest('article')
      ?.querySelector('[data-apply]' satisfies SelectorOf<typeof APPLIED>);
    if (on && !isSaid) write(slot, [{ text: appliedOn(on, new Date()) }]);
    else if (!on && isNewSince({ postedOn: posted }, lastVisit)) write(slot, [NEW]);
    else write(slot, []);
  }
}

export type SaveButton = ElementWith<typeof SAVE, HTMLInputElement>;
type Slot = ElementWith<typeof DEVICE_SLOTS>;
type Words = { readonly text: string; readonly more?: string; readonly isNew?: boolean };
const NEW: Words = { text: 'New', more: ' since your last visit', isNew: true };

/** The buttons of this page that save a job: check boxes in the HTML (components/saved/save-button.tsx). */
const saveButtons = () =>
  document.querySelectorAll<SaveButton>('[data-save]' satisfies SelectorOf<typeof SAVE>);

const marked = (slots: SelectorOf<typeof DEVICE_SLOTS>) => document.querySelectorAll<Slot>(slots);

/** What each slot says. Not read from the page, where a translator may have changed it. */
const written = new WeakMap<HTMLElement, string>();

/** Writes into a slot, unless it already says this: every change is observed and calls this again. */
function write(slot: HTMLElement, words: readonly Words[]): void {
  const all = words.map(({ text, more = '' }) => text + more).join('');
  if ((written.get(slot) ?? '') === all) return;
  written.set(slot, all);
  slot.replaceChildren(
    ...words.map(({ text, more, isNew }) => {
      const badge = document.createElement('span');
      badge.textContent = text;
      if (isNew) badge.setAttribute('data-new' satisfies typeof DEVICE_SLOTS.isNew, '');
      if (more) {
        const hidden = document.createElement('span');
        hidden.className = 'visually-hidden';
        hidden.textContent = more;
        badge.append(hidden);
      }
      return badge;
    }),
  );
}
