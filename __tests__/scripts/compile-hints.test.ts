import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

it('stands at the head of every script of a build, once, and of nothing else', () => {
  const build = mkdtempSync(join(tmpdir(), 'compile-hints-'));
  const chunks = join(build, 'static', 'chunks');
  mkdirSync(join(chunks, 'more'), { recursive: true });
  const files = { 'a.js': 'push([])', 'more/b.js': '"ünïcode"', 'c.css': '.c{}' };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(chunks, name), content);
  const write = () =>
    execFileSync(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { writeCompileHints } from './scripts/compile-hints.mjs'; writeCompileHints(${JSON.stringify(build)});`,
    ]);
  write();
  write();
  const read = (name: string) => readFileSync(join(chunks, name), 'utf8');
  expect(read('a.js')).toBe('//# allFunctionsCalledOnLoad\npush([])');
  expect(read('more/b.js')).toBe('//# allFunctionsCalledOnLoad\n"ünïcode"');
  expect(read('c.css')).toBe('.c{}');
  rmSync(build, { recursive: true });
});
