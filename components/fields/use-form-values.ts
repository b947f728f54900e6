import type { FormikContextType } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { ownValue } from '@/lib/domain/basics/own-value';
import { clearDraft, loadDraft, saveDraft } from '@/lib/client/device/draft-storage';
import { keepFocus } from '@/lib/client/page/keep-field';
import { formatPhone } from '@/lib/forms/phone';

type Values = Readonly<Record<string, unknown>>;

type FormParts<T> = {
  /** Names the form in the tab's storage. */
  readonly form: string;
  /** The form element's id. */
  readonly formId: string;
  readonly empty: T;
  /** Turns a stored draft into values of this form, and nothing else. */
  readonly restore: (kept: unknown) => Partial<T>;
};
type Held<T> = Pick<FormikContextType<T>, 'values' | 'setValues' | 'setFieldValue'>;

/**
 * Formik holds the values of a form; whoever needs one asks Formik. Fields tell it what is typed. What gets into a field in any other way
 * is taken in here:
 * - Typed, ticked or chosen before this script ran, or restored by the browser on Back. It is read from the server's elements, noted at the
 *   first rendering: React replaces them if an extension or a translator has changed the page, or the form is drawn anew (Redraw).
 * - A draft of this tab, under that. This is called where the form is made, so that a draft is there before what the address asks for.
 * - Put there without an event, by a browser or a password manager. It is taken in when a field is entered, left or typed into, before
 *   the field hears of it, and when the form is sent. Until then React does not write over it, because controls are memoized: one is
 *   written when something about it changes, not whenever the form is rendered.
 */
export function useFormValues<T extends Values>(
  { values, setValues, setFieldValue }: Held<T>,
  { form, formId, empty, restore }: FormParts<T>,
) {
  const isRestored = useRef(false);
  const isKept = useRef(false);
  const [controls] = useState(() => controlsOf(formId, empty));
  const [giveFocusBack] = useState(keepFocus);
  const isUntouched = JSON.stringify(restore(values)) === JSON.stringify(restore(empty));

  useLayoutEffect(() => {
    if (isRestored.current) return;
    giveFocusBack();
    isRestored.current = true;
    const early = differences(controls, empty);
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

  /** @param typedInto tells Formik itself. @returns the values */
  function takeIn(typedInto?: EventTarget): T {
    // The focus that is given back.
    if (!isRestored.current) return values;
    const others = controlsOf(formId, values).filter(
      // Formik's file may have been dropped, which the input does not know.
      ([, control]) => control !== typedInto && !control.files,
    );
    const unknown = Object.entries(differences(others, values));
    // At once: the event that follows may lead to a check.
    if (unknown.length > 0)
      flushSync(() => unknown.forEach(([name, value]) => void setFieldValue(name, value, false)));
    return { ...values, ...Object.fromEntries(unknown) };
  }
  const takeInAll = () => void takeIn();

  return {
    takeIn,
    /** Attributes of the form element. */
    listeners: {
      onFocusCapture: takeInAll,
      onBlurCapture: takeInAll,
      onInputCapture: ({ target }: SyntheticEvent) => void takeIn(target),
    },
  };
}

/** The element of a field of the form. */
export const controlOf = (formId: string, name: string) =>
  document.querySelector<HTMLInputElement>(`#${formId} [name="${name}"]`);

type Controls = readonly (readonly [string, HTMLInputElement])[];

function controlsOf(formId: string, values: Values): Controls {
  const names = typeof document === 'undefined' ? [] : Object.keys(values);
  return names.flatMap((name) => {
    const control = controlOf(formId, name);
    return control === null ? [] : [[name, control]];
  });
}

/** What controls show other than the values. */
function differences<T extends Values>(controls: Controls, values: T): Partial<T> {
  const shown = controls.flatMap(([name, control]) => {
    const held = ownValue(values, name);
    const value = shownBy(control, held);
    return value === held ? [] : [[name, value] as const];
  });
  return Object.fromEntries(shown) as Partial<T>;
}

/** @param held what Formik holds: tells the kind of the field */
function shownBy(control: HTMLInputElement, held: unknown): unknown {
  if (typeof held === 'boolean') return control.checked;
  if (typeof held !== 'string') return control.files?.[0] ?? held;
  return control.type === 'tel' ? formatPhone(control.value) || control.value : control.value;
}
