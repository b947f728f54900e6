import { isOutOfDate } from '@/scripts/owner/painted-colors';
import type { SiteFinding } from './finding';

/** Colours that were changed in the tokens, but not yet for code that cannot load the tokens. */
export function colorFindings(changed = isOutOfDate): SiteFinding[] {
  if (!changed()) return [];
  const text =
    'share cards, the browser’s frame and the page for an outage have other colours: `npm run brand-images`';
  return [{ level: 'must', kind: 'slip', key: 'colours', text, where: 'app/tokens.css' }];
}
