// Notes what sample content looks like, for `npm run site:check`, when a sample itself was rewritten: `npm run sample-marks`.
// Not for a site that has content of its own.
import { writeFileSync } from 'node:fs';
import { say } from '../say.mjs';

const { SAMPLE_CONTENT } = await import('./site-check/sample-content.ts');
const marks = SAMPLE_CONTENT.map(({ key, marks: read }) => [key, read().join(' ')]);
const file = 'scripts/owner/site-check/sample-marks.json';
writeFileSync(file, `${JSON.stringify(Object.fromEntries(marks), null, 2)}\n`);
say('marks', file);
