const NEEDED = [20, 19];

/** Why this Node version is unsuitable, in one line; null if it is suitable. */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = NEEDED;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return null;
  return `Node ${version} is too old: install Node ${NEEDED.join('.')} or newer (see .nvmrc).`;
}
