import { SITE } from '@/lib/config/site';
import type { ApplicationValues } from './application-schema';

/** The values of an untouched form. */
export const EMPTY_APPLICATION: ApplicationValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  receiveUpdates: SITE.consentDefault,
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Stored values, laid over the empty form; whatever does not fit is left out. */
export function restoreValues(kept: unknown): ApplicationValues {
  const source = isObject(kept) ? kept : {};
  const text = (name: keyof ApplicationValues) =>
    typeof source[name] === 'string' ? source[name].slice(0, 254) : '';
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    receiveUpdates:
      typeof source.receiveUpdates === 'boolean'
        ? source.receiveUpdates
        : EMPTY_APPLICATION.receiveUpdates,
  };
}
