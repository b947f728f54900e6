// Lints texts as if they were in the given files: [{file, text}] on standard input, the rules each one broke on standard output.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const eslint = new ESLint({ cwd: process.cwd() });
const planted = JSON.parse(await text(process.stdin));
const refused = [];
for (const { file, text: code } of planted) {
  const [result] = await eslint.lintText(code, { filePath: file });
  refused.push((result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message));
}
process.stdout.write(JSON.stringify(refused));
