import { attempt, forgetEntries, succeeds } from './browser-storage';

/**
 * What was typed into a form, kept for this tab until it is sent (docs/product/decisions.md, 'drafts'). The file is not kept. If storage is
 * blocked or full, there is no draft.
 */
const PREFIX = 'draft:';
const keyOf = (form: string) => `${PREFIX}${form}`;

/** @param parse turns whatever was saved into values of the form, and nothing else */
export const loadDraft = <T>(form: string, parse: (kept: unknown) => T): T | null =>
  attempt(() => {
    const kept = window.sessionStorage.getItem(keyOf(form));
    return kept === null ? null : parse(JSON.parse(kept));
  }, null);

/** Whether there is a draft, which its form restores once it is hydrated. */
export const hasDraft = (form: string): boolean => loadDraft(form, () => ({})) !== null;

export const saveDraft = (form: string, values: object) =>
  succeeds(() => window.sessionStorage.setItem(keyOf(form), JSON.stringify(values)));

export const clearDraft = (form: string) =>
  succeeds(() => window.sessionStorage.removeItem(keyOf(form)));

/** Removes the drafts of all forms. False if the browser refuses. */
export const forgetDrafts = (): boolean => forgetEntries(() => window.sessionStorage, PREFIX);
