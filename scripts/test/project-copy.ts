import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  readlinkSync,
} from 'node:fs';
import { join } from 'node:path';

/** What is generated here and not copied, and the settings of this machine. */
const LEFT_OUT =
  /^(?:\.git|\.next.*|\.data|\.copies|\.env(?!\.example$).*|node_modules|coverage|screenshots|test-results|playwright-report|.*\.tsbuildinfo)$/;

/**
 * Copies the project in its current state, without what was built, into `.copies/<name>`, for scripts that change files to see what
 * happens. The packages are hard links, which take seconds and no disk space.
 */
export function copyProject(name: string): string {
  const folder = join('.copies', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync('.').filter((each) => !LEFT_OUT.test(each)))
    cpSync(entry, join(folder, entry), { recursive: true });
  linkTree('node_modules', join(folder, 'node_modules'));
  return folder;
}

function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
