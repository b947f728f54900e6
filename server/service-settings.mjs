// Loaded before the owner's commands in a release (scripts/build/assemble-release.mjs): gives them the settings of the service, from the
// file that systemd reads for it (deploy/README.md). What is set already stays. A container has no such file, and its own settings.
import { existsSync } from 'node:fs';
import { nodeVersionProblem } from './node-version.mjs';

const FILE = '/etc/fernway.env';

let problem = nodeVersionProblem(process.versions.node);
try {
  if (existsSync(FILE)) process.loadEnvFile(FILE);
} catch {
  problem ??= `${FILE} cannot be read: run this as root`;
}
if (problem) {
  console.error(problem);
  process.exit(1);
}
