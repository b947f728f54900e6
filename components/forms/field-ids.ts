import type { ApplicationField } from '@/lib/forms/application-schema';

/** The id of a field's control: what labels, errors and the error summary point to. */
export const fieldId = (name: ApplicationField) => `application-${name}`;
/** The element that says why the form cannot be sent yet. */
export const GATE_ID = 'application-gate';
