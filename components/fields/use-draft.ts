import type { FormikContextType } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { clearDraft, loadDraft, saveDraft } from '@/lib/client/device/draft-storage';
import { keepFocus } from '@/lib/client/page/keep-field';
import { controlOf, shownValue } from './page-values';

type Draft<T> = {
  /** Names the form in the tab's storage. */
  readonly form: string;
  /** The form element's id. */
  readonly formId: string;
  readonly empty: T;
  /** Turns a stored draft into values of this form, and nothing else. */
  readonly restore: (kept: unknown) => Partial<T>;
};

/**
 * Restores what was typed before a reload, or before this script loaded; then saves what is typed. It is called where the form is made, so
 * that it restores before a field is filled in by what the address asks for.
 */
export function useDraft<T extends object>(
  { values, setValues }: Pick<FormikContextType<T>, 'values' | 'setValues'>,
  { form, formId, empty, restore }: Draft<T>,
): void {
  const isRestored = useRef(false);
  const isKept = useRef(false);
  // The server's elements, even where React replaces them because an extension or a translator changed the page first.
  const [controls] = useState(() => controlsOf(formId, empty));
  const [giveFocusBack] = useState(keepFocus);
  const isUntouched = JSON.stringify(restore(values)) === JSON.stringify(restore(empty));

  useLayoutEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    giveFocusBack();
    const early = typedEarly(controls, empty);
    const kept = loadDraft(form, restore);
    if (kept !== null || Object.keys(early).length > 0)
      void setValues({ ...empty, ...kept, ...early }, false);
  });

  useEffect(() => {
    if (!isUntouched) {
      isKept.current = true;
      saveDraft(form, values, restore);
    } else if (isKept.current) {
      // Sent, or emptied by hand; the form's initial values never wipe a draft.
      clearDraft(form);
    }
  }, [form, values, isUntouched, restore]);
}

type Controls = ReadonlyMap<string, HTMLInputElement>;

function controlsOf(formId: string, empty: object): Controls {
  const names = typeof document === 'undefined' ? [] : Object.keys(empty);
  return new Map(
    names.flatMap((name) => {
      const control = controlOf(formId, name);
      return control === null ? [] : [[name, control] as const];
    }),
  );
}

/** Values that no script of ours set: typed, ticked or chosen before it ran, or filled in by the browser. */
function typedEarly<T extends object>(controls: Controls, empty: T): Partial<T> {
  const typed = Object.entries(empty).flatMap(([name, value]) => {
    const control = controls.get(name);
    if (control === undefined) return [];
    const shown = control.files?.[0] ?? shownValue(control, name, value);
    // A box that is as the server rendered it tells nothing of the visitor's choice, so the draft's stays.
    return shown === value ? [] : [[name, shown]];
  });
  return Object.fromEntries(typed);
}
