import type { ApplicationValues } from '@/lib/forms/application-schema';
import { restoreValues } from '@/lib/forms/application-values';

/**
 * What was typed into a form, kept for this tab until it is sent (docs/product/decisions.md, 'drafts'). The file is not kept. Where
 * storage is blocked or full, there is simply no draft.
 */
const keyOf = (form: string) => `draft:${form}`;

export function loadDraft(form: string): ApplicationValues | null {
  try {
    const kept = window.sessionStorage.getItem(keyOf(form));
    return kept === null ? null : restoreValues(JSON.parse(kept));
  } catch {
    return null;
  }
}

export function saveDraft(form: string, values: ApplicationValues): void {
  try {
    // Read back through the same sieve, so that nothing but the typed values is ever kept.
    window.sessionStorage.setItem(keyOf(form), JSON.stringify(restoreValues(values)));
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
