import type { Page } from '@playwright/test';

/** A control that Safari resets, and its state when the page was left and after the return. */
export type Returned = { readonly name: string; readonly left: string; readonly now: string };

/**
 * Leaves the page for the back/forward cache and returns, as Safari does: at some time after `pageshow` it resets every control whose own
 * or whose form's `autocomplete` was off after `pagehide`.
 * @param changes whether each of these controls is given another state first; not the save buttons, which show what the device stores
 */
export const returnAsSafari = (page: Page, { changes = false } = {}): Promise<Returned[]> =>
  page.evaluate(async (isChanged) => {
    type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
    const isOff = ({ autocomplete, form }: Control) =>
      autocomplete === 'off' || form?.autocomplete === 'off';
    const controls = [...document.querySelectorAll<Control>('input, select, textarea')].filter(
      isOff,
    );
    const isTicked = (control: Control): control is HTMLInputElement =>
      control instanceof HTMLInputElement && /checkbox|radio/.test(control.type);
    const stateOf = (control: Control) =>
      isTicked(control) ? String(control.checked) : control.value;
    /** Past React, which replaces the property of each control. */
    const write = (control: Control, name: 'value' | 'checked', state: string | boolean) =>
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(
        control,
        state,
      );
    if (isChanged)
      for (const control of controls.filter(({ dataset }) => dataset.save === undefined)) {
        if (isTicked(control)) write(control, 'checked', !control.checked);
        else if (control instanceof HTMLSelectElement)
          write(control, 'value', control.options[control.options.length - 1]?.value ?? '');
        else write(control, 'value', `${control.value}7`);
      }
    const left = controls.map(stateOf);
    const rest = () => new Promise((resolve) => setTimeout(resolve, 50));
    const transition = (name: string) =>
      window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    transition('pagehide');
    const reset = controls.filter(isOff);
    transition('pageshow');
    // Longer than a page that writes its controls again would wait.
    await rest();
    for (const control of reset) {
      if (isTicked(control)) write(control, 'checked', control.defaultChecked);
      else if (control instanceof HTMLSelectElement)
        write(
          control,
          'value',
          [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ??
            control.options[0]?.value ??
            '',
        );
      else write(control, 'value', control.defaultValue);
    }
    await rest();
    return controls.map((control, at) => ({
      name: control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? control.name,
      left: left[at] ?? '',
      now: stateOf(control),
    }));
  }, changes);
