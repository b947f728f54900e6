import type { ApplicationValues } from '@/lib/forms/application-fields';
import { APPLICATION } from '@/lib/forms/application-fields';

/** What the form holds: the typed values and the chosen file. */
export type FormValues = ApplicationValues & { readonly resume: File | null };

export const EMPTY_FORM: FormValues = { ...APPLICATION.empty, resume: null };
