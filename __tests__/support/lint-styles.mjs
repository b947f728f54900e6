// Lints style sheets as if they were in the given files: [{file, text}] on standard input, what is wrong in each on standard output.
import { text } from 'node:stream/consumers';
import stylelint from 'stylelint';

const problems = [];
for (const { file, text: code } of JSON.parse(await text(process.stdin))) {
  const { results } = await stylelint.lint({ code, codeFilename: file });
  problems.push(results.flatMap(({ warnings }) => warnings.map((warning) => warning.text)));
}
process.stdout.write(JSON.stringify(problems));
