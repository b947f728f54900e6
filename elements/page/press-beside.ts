/** Closes a <dialog> on a press beside its content, if the press began there too. */
export function closeByPressBeside(
  dialog: HTMLDialogElement,
  options: AddEventListenerOptions = {},
): void {
  let hasBegunBeside = false;
  // The content fills the dialog, so a press on the dialog itself is a press on what lies behind it.
  const isBeside = ({ target }: Event) => target === dialog;
  dialog.addEventListener('pointerdown', (event) => (hasBegunBeside = isBeside(event)), options);
  dialog.addEventListener(
    'click',
    (event) => {
      if (isBeside(event) && hasBegunBeside) dialog.close();
    },
    options,
  );
}
