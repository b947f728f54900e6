import { attempt, forgetEntries, succeeds } from '@/lib/client/device/browser-storage';

/** Nonces of tabs without storage: one per form, for as long as the page lives. */
const inMemory = new Map<string, string>();

const PREFIX = 'application-nonce:';
const keyOf = (form: string) => `${PREFIX}${form}`;

/** `randomUUID` would need https; this works wherever the site is tried out. */
function makeNonce(): string {
  const bytes = window.crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The nonce of this form's next application; two tabs with the same form share it. */
export function applicationNonce(form: string): string {
  return stored(form) ?? keep(form, inMemory.get(form) ?? makeNonce());
}

/** A new nonce: after a success, and after a failure, so that trying again really sends again. */
export function renewNonce(form: string): string {
  return keep(form, makeNonce());
}

function keep(form: string, nonce: string): string {
  inMemory.set(form, nonce);
  // Blocked or full: the copy in memory serves this tab.
  succeeds(() => window.localStorage.setItem(keyOf(form), nonce));
  return nonce;
}

function stored(form: string): string | null {
  const nonce = attempt(() => window.localStorage.getItem(keyOf(form)), null);
  return nonce !== null && /^[0-9a-f]{32}$/.test(nonce) ? nonce : null;
}

/** Removes every nonce: each names a job that was applied for. False if the browser refuses. */
export const forgetNonces = (): boolean => forgetEntries(() => window.localStorage, PREFIX);
