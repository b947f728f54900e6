import termsAndConditions from '@/content/legal/terms-and-conditions.json' with { type: 'json' };
import { fillIn } from '@/lib/content/files/fill-in';
import type { LegalText } from './legal-text';

/** SAMPLE CONTENT: a complete text to start from, not legal advice. Counsel has to check it before it is used. */
export const TERMS_AND_CONDITIONS: LegalText = {
  path: '/terms-and-conditions',
  ...fillIn(termsAndConditions),
};
