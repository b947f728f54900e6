// `npm run sample-marks`: records the marks of the sample content for `npm run site:check`, after a sample itself was rewritten.
// Not for a site with its own content.
import { writeFileSync } from 'node:fs';
import { say } from '../say.mjs';

const { SAMPLE_CONTENT } = await import('./site-check/sample-content.ts');
const marks = SAMPLE_CONTENT.map(({ key, marks: read }) => [key, read().join(' ')]);
const file = 'scripts/owner/site-check/sample-marks.json';
writeFileSync(file, `${JSON.stringify(Object.fromEntries(marks), null, 2)}\n`);
say('marks', file);
