import { missingNodeFixes } from '@/server/node-version.mjs';
import type { SiteFinding } from './finding';

/** Which security fixes are missing in the Node that runs this check, which should be the one that runs the site (docs/deploy.md). */
export function nodeFindings(version: string): SiteFinding[] {
  const text = missingNodeFixes(version);
  return text ? [{ level: 'should', kind: 'setting', key: 'node', text, where: 'Node' }] : [];
}
