// `npm run content:check`: checks that the files of content/ make pages. Exits with 1 and reports the place if one does not.
import { contentProblems, problemLine } from './content-check.mjs';

const problems = contentProblems();
for (const problem of problems) console.error(problemLine(problem));
if (problems.length === 0) console.log('[content] all files match their schemas');
process.exitCode = problems.length === 0 ? 0 : 1;
