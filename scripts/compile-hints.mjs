import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells a browser to compile a script's functions while it comes, beside the page's own work, and not each as it is first called
 * (Chrome 136 on, https://v8.dev/blog/explicit-compile-hints). A comment to all others.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Writes the hint at the head of every script of a build. */
export function writeCompileHints(distDir) {
  const folder = join(distDir, 'static', 'chunks');
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const path = join(folder, name);
    const script = readFileSync(path, 'utf8');
    if (!script.startsWith(COMPILE_HINT)) writeFileSync(path, COMPILE_HINT + script);
  }
}
