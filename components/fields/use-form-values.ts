import type { FormikContextType } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { clearDraft, loadDraft, saveDraft } from '@/lib/client/device/draft-storage';
import { keepFocus } from '@/lib/client/page/keep-field';
import { formatPhone } from '@/lib/forms/phone';

type Values = Readonly<Record<string, unknown>>;

type FormParts<T> = {
  /** The prefix of its ids. */
  readonly name: string;
  /** Names its draft in the tab's storage, if several forms have this name. */
  readonly draft?: string;
  /** What a draft keeps of these values, or of an untouched form for none. */
  readonly restore: (kept: unknown) => Partial<T>;
};

/**
 * Formik holds the values of a form. Fields tell it what is typed. What gets into a field in any other way
 * is taken in here:
 * - Typed, ticked or chosen before this script ran, or restored by the browser on Back. It is read from the server's form, noted at the
 *   first rendering: React replaces it if an extension or a translator has changed the page, or the form is drawn anew (Redraw).
 * - A draft of this tab, under that. This is called where the form is made, so that a draft is there before what the address asks for.
 * - Put there without an event, by a browser or a password manager. It is taken in when a field is entered, left or typed into, before
 *   the field hears of it, and when the form is sent. Until then React does not write over it, because controls are memoized: one is
 *   written when its value or its error changes, not whenever the form is rendered.
 */
export function useFormValues<T extends Values>(
  { values, setFieldValue }: Pick<FormikContextType<T>, 'values' | 'setFieldValue'>,
  { name, draft = name, restore }: FormParts<T>,
) {
  const id = `${name}-form`;
  const isRestored = useRef(false);
  const isKept = useRef(false);
  const [first] = useState(() => (typeof document === 'undefined' ? null : formOf(id)));
  const [giveFocusBack] = useState(keepFocus);
  const setAll = (changes: Values) =>
    Object.entries(changes).forEach(([field, value]) => void setFieldValue(field, value, false));

  useLayoutEffect(() => {
    if (isRestored.current) return;
    giveFocusBack();
    isRestored.current = true;
    setAll({ ...loadDraft(draft, restore), ...differences(first, values) });
  });

  useEffect(() => {
    const kept = restore(values);
    if (JSON.stringify(kept) !== JSON.stringify(restore(null))) {
      isKept.current = true;
      saveDraft(draft, kept);
    } else if (isKept.current) {
      // Sent, or emptied by hand; the form's initial values never wipe a draft.
      clearDraft(draft);
    }
  }, [draft, values, restore]);

  /** @param typedInto tells Formik itself. @returns the values */
  function takeIn(typedInto?: EventTarget): T {
    // The focus that is given back.
    if (!isRestored.current) return values;
    const changes = differences(formOf(id), values, typedInto);
    // At once: the event that follows may lead to a check.
    if (Object.keys(changes).length > 0) flushSync(() => setAll(changes));
    return { ...values, ...changes };
  }
  const takeInAll = () => void takeIn();

  return {
    takeIn,
    /** Attributes of the form element. */
    attributes: {
      id,
      noValidate: true,
      onFocusCapture: takeInAll,
      onBlurCapture: takeInAll,
      onInputCapture: ({ target }: SyntheticEvent) => void takeIn(target),
    },
  };
}

const formOf = (id: string) => document.getElementById(id);

/** What the controls of a form show other than the values, but for one. */
function differences(form: HTMLElement | null, values: Values, but?: EventTarget): Values {
  const changed = Object.entries(values).flatMap(([name, value]) => {
    const control = form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!control || control === but) return [];
    const now = shownBy(control, value);
    return now === value ? [] : [[name, now] as const];
  });
  return Object.fromEntries(changed);
}

/** @param value what Formik has: tells the kind of the field. Its file may have been dropped, which the control does not know. */
function shownBy(control: HTMLInputElement, value: unknown): unknown {
  if (typeof value === 'boolean') return control.checked;
  if (typeof value !== 'string') return value ?? control.files?.[0] ?? null;
  return control.type === 'tel' ? formatPhone(control.value) || control.value : control.value;
}
