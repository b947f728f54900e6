/**
 * What was typed into a form, kept for this tab until it is sent (docs/product/decisions.md, 'drafts'). The file is not kept. If storage is
 * blocked or full, there is no draft.
 */
const PREFIX = 'draft:';
const keyOf = (form: string) => `${PREFIX}${form}`;

/** @param parse turns whatever was saved into values of the form, and nothing else */
export function loadDraft<T>(form: string, parse: (kept: unknown) => T): T | null {
  try {
    const kept = window.sessionStorage.getItem(keyOf(form));
    return kept === null ? null : parse(JSON.parse(kept));
  } catch {
    return null;
  }
}

/** Whether there is a draft, which its form restores once it is hydrated. */
export const hasDraft = (form: string): boolean => loadDraft(form, () => ({})) !== null;

export function saveDraft(form: string, values: object): void {
  try {
    window.sessionStorage.setItem(keyOf(form), JSON.stringify(values));
  } catch {
    // Blocked or full.
  }
}

export function clearDraft(form: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(form));
  } catch {
    // Blocked.
  }
}

/** Removes the drafts of all forms. False if the browser refuses. */
export function forgetDrafts(): boolean {
  try {
    const keys = Object.keys(window.sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) window.sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
