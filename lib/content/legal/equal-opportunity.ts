import equalOpportunity from '@/content/legal/equal-opportunity.json' with { type: 'json' };
import { fillIn } from '@/lib/content/files/fill-in';
import type { LegalText } from './legal-text';

/** SAMPLE CONTENT: a complete statement to start from, not legal advice. Counsel has to check it before it is used. */
export const EQUAL_OPPORTUNITY: LegalText = {
  path: '/equal-opportunity',
  ...fillIn(equalOpportunity),
};
