import { formatPhone } from '@/lib/forms/phone';

/** The DOM element of a field of the form. */
export const controlOf = (formId: string, name: string) =>
  document.querySelector<HTMLInputElement>(`#${formId} [name="${name}"]`);

/**
 * The values of a form as its page shows them: browsers, password managers and extensions may fill in a field without an event. Values
 * that are neither a text nor a box are returned as they are.
 */
export function pageValues<T extends object>(formId: string, values: T): T {
  const shown = Object.entries(values).map(([name, value]) => {
    const control = controlOf(formId, name);
    return [name, control === null ? value : shownValue(control, name, value)];
  });
  return Object.fromEntries(shown) as T;
}

/** @param value the value that the form has: tells the kind of the field. */
export function shownValue(control: HTMLInputElement, name: string, value: unknown): unknown {
  if (typeof value === 'boolean') return control.checked;
  if (typeof value !== 'string') return value;
  return name === 'phone' ? formatPhone(control.value) || control.value : control.value;
}
