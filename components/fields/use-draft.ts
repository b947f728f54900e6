import { useEffect, useRef } from 'react';
import { clearDraft, loadDraft, saveDraft } from '@/lib/client/device/draft-storage';
import { formatPhone } from '@/lib/forms/phone';

type Draft<T> = {
  /** Names the form in the tab's storage. */
  readonly form: string;
  /** The form element's id. */
  readonly formId: string;
  readonly empty: T;
  /** Turns a stored draft into values of this form, and nothing else. */
  readonly parse: (kept: unknown) => T;
  /** What the form holds now. */
  readonly typed: T;
  /** Called once with the restored values; `isNews` if they are more than the empty form. */
  readonly onRestored: (values: T, isNews: boolean) => void;
};

/** Restores what was typed before a reload, or before this script loaded; then saves what is typed. */
export function useDraft<T extends object>({
  form,
  formId,
  empty,
  parse,
  typed,
  onRestored,
}: Draft<T>): void {
  const isRestored = useRef(false);
  const isKept = useRef(false);
  const untouched = JSON.stringify(parse(empty));
  const now = JSON.stringify(parse(typed));

  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    const restored = { ...empty, ...loadDraft(form, parse), ...typedEarly(formId, empty) };
    onRestored(restored, JSON.stringify(parse(restored)) !== untouched);
  });

  useEffect(() => {
    if (now !== untouched) {
      isKept.current = true;
      saveDraft(form, JSON.parse(now), parse);
    } else if (isKept.current) {
      // Sent, or emptied by hand; the form's initial values never wipe a draft.
      clearDraft(form);
    }
  }, [form, now, untouched, parse]);
}

/** Values that no script of ours set: typed or ticked before it ran, or filled in by the browser. */
function typedEarly<T extends object>(formId: string, empty: T): Partial<T> {
  const typed = Object.entries(empty).flatMap(([name, value]) => {
    const control = controlOf(formId, name);
    // A box that is as the server rendered it tells nothing of the visitor's choice, so the draft's stays.
    if (typeof value === 'boolean') {
      return control === null || control.checked === value ? [] : [[name, control.checked]];
    }
    const text = typeof value === 'string' ? (control?.value ?? '') : '';
    return text === '' ? [] : [[name, name === 'phone' ? formatPhone(text) : text]];
  });
  return Object.fromEntries(typed);
}

/** The DOM element of a field of the form. */
export const controlOf = (formId: string, name: string) =>
  document.querySelector<HTMLInputElement>(`#${formId} [name="${name}"]`);
