import type { ApplicationValues } from '@/lib/forms/application-schema';
import { EMPTY_APPLICATION } from '@/lib/forms/application-values';

/** What the form holds: the typed values and the chosen file. */
export type FormValues = ApplicationValues & { readonly resume: File | null };

export const EMPTY_FORM: FormValues = { ...EMPTY_APPLICATION, resume: null };
