import accessibility from '@/content/legal/accessibility.json' with { type: 'json' };
import { fillIn } from '@/lib/content/files/fill-in';
import type { LegalText } from './legal-text';

/** SAMPLE CONTENT: a complete statement to start from. The owner has to check it against the site as it is run. */
export const ACCESSIBILITY: LegalText = { path: '/accessibility', ...fillIn(accessibility) };
