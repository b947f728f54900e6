import { createContext, useContext } from 'react';
import type { ApplicationField } from '@/lib/forms/application-fields';

/** The form a field belongs to: the prefix of its ids. */
export const FormName = createContext('application');

/** Ids within the surrounding form: of its fields' controls, and of its error summary (`errors`). */
export function useFormIds(): (name: string) => string {
  const form = useContext(FormName);
  return (name) => `${form}-${name}`;
}

/** The ids of the form elements. */
export const FORM_IDS = {
  application: 'application-form',
  contact: 'contact-form',
  offer: 'offer-form',
} as const;

/** The id of an application field's control: what labels, errors and the error summary point to. */
export const fieldId = (name: ApplicationField) => `application-${name}`;
/** The element that says why the form cannot be sent yet. */
export const GATE_ID = 'application-gate';
