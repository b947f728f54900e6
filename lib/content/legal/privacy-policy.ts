import privacyPolicy from '@/content/legal/privacy-policy.json' with { type: 'json' };
import { fillIn } from '@/lib/content/files/fill-in';
import type { LegalText } from './legal-text';

/** SAMPLE CONTENT: a complete text to start from, not legal advice. Counsel has to check it before it is used. */
export const PRIVACY_POLICY: LegalText = { path: '/privacy-policy', ...fillIn(privacyPolicy) };
