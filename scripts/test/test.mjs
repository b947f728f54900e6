// `npm test` is the quick run; `npm run test:long` runs what takes longer, all of it or the steps that are named; `npm test -- all`
// is the quick run and the short form of the long one, as in continuous integration.
import { fail } from '../say.mjs';
import { longTests, shortLongTests } from './long-tests.mjs';
import { unmet } from './needs.mjs';
import { quickTests } from './quick-tests.mjs';
import { closeTotals, fault } from './steps.mjs';

const [which = 'quick', ...names] = process.argv.slice(2);
// What a machine lacks is left out, and the run says so; in continuous integration nothing may be lacking (.ci/run).
unmet(process.env.TEST_NEEDS ?? '').forEach(fault);
if (which === 'quick') await quickTests();
else if (which === 'all') {
  if (await quickTests()) shortLongTests();
} else if (which === 'long') longTests(names);
else fail('test', `"${which}" is none of quick, all, long.`);
closeTotals();
