const isTextField = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Notes a text field of the server's HTML. Call it while rendering, and the returned function once React is there: if an extension or a
 * translator changed the page before, React has replaced its elements. The new field of that name is then given the text of the old one,
 * and its focus and caret.
 */
function keep(old: Element | null | undefined): () => void {
  if (!old || !isTextField(old)) return () => undefined;
  const hadFocus = old === document.activeElement;
  return () => {
    const [now] = old.isConnected ? [] : document.getElementsByName(old.name);
    if (!now || !isTextField(now)) return;
    now.value = old.value;
    if (!hadFocus || document.activeElement !== document.body) return;
    now.focus();
    // Null for fields that have no caret to scripts, such as those for an email.
    if (old.selectionStart !== null) now.setSelectionRange(old.selectionStart, old.selectionEnd);
  };
}

const hasPage = typeof document !== 'undefined';

/** Whether the page is as the server sent it. A list that is drawn anew later follows its address alone. */
export const isFirstSight = () => hasPage && !('hydrated' in document.documentElement.dataset);

export const keepField = (name: string): (() => void) =>
  keep(isFirstSight() ? document.getElementsByName(name)[0] : null);

export const keepFocus = (): (() => void) => keep(hasPage ? document.activeElement : null);
