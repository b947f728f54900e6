import { createContext, useContext } from 'react';

/** The name of the form that a field belongs to, by default an application: the prefix of its ids. */
export const FormName = createContext('application');

/** Ids within the surrounding form: of its fields' controls, and of its error summary (`errors`). */
export function useFormIds(): (name: string) => string {
  const form = useContext(FormName);
  return (name) => `${form}-${name}`;
}
