/**
 * jsdom knows <dialog> but none of its methods. These do what a browser does, as far as tests look: the `open` attribute,
 * the `close` event a moment later, and focus on the first thing that can take it.
 */
export function installDialog(): void {
  const open = function (this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('button, input, select, a[href]')?.focus();
  };
  HTMLDialogElement.prototype.show = open;
  HTMLDialogElement.prototype.showModal = open;
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}

/** What Escape does to a modal dialog. */
export function pressEscapeOn(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}
