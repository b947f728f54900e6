// `npm run content:check`: whether the files of content/ make pages. Ends with 1 and says where when one does not.
import { contentProblems, problemLine } from './content-check.mjs';

const problems = contentProblems();
for (const problem of problems) console.error(problemLine(problem));
if (problems.length === 0) console.log('[content] all files are as their schemas have them');
process.exitCode = problems.length === 0 ? 0 : 1;
