// Loaded before the owner's commands in a release (scripts/build/assemble-release.mjs): gives them the settings of the service, from the
// file that systemd reads for it (deploy/README.md). What is set already stays. A container has no such file, and its own settings.
import { existsSync, readFileSync } from 'node:fs';
import { nodeVersionProblem } from './node-version.mjs';
import { strangeLine } from './strange-line.mjs';

const FILE = '/etc/fernway.env';

/** Why the settings of the service cannot be had; null once they are. */
function load() {
  if (!existsSync(FILE)) return null;
  try {
    const line = strangeLine(readFileSync(FILE, 'utf8'));
    if (line !== null)
      return `${FILE}, line ${line}: write NAME=value, with the value in double quotation marks if it has a space or a #, and nothing else on the line`;
    process.loadEnvFile(FILE);
    return null;
  } catch {
    return `${FILE} cannot be read: run this as root`;
  }
}

const problem = nodeVersionProblem(process.versions.node) ?? load();
if (problem) {
  console.error(problem);
  process.exit(1);
}
