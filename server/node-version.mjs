/** The oldest Node that the site runs on: `engines` in package.json, which a test compares. */
export const LEAST_NODE = '22.14.0';
/** By system and processor the newest Node with security fixes that can be fetched; for the others, the newest that all of them have. */
const PINNED = { 'linux-x64': '24.22.3', 'linux-arm64': '26.12.1' };
/** The Node that `npm start` and `npm test` fetch on this machine if its own is older than `LEAST_NODE` (scripts/bring-node.mjs). */
export const PINNED_NODE = PINNED[`${process.platform}-${process.arch}`] ?? '26.10.0';
/** In each line that Node maintains, the first release with the security fixes of October 2026. */
const FIXED = { 22: '22.23.4', 24: '24.22.1', 26: '26.12.1' };
const LAST_LINE = 26;

/** Whether a version of Node comes before another: both are numbers with full stops between. */
function isBefore(version, other) {
  const [ours, theirs] = [version, other].map((text) => text.split('.').map(Number));
  const place = theirs.findIndex((number, index) => number !== ours[index]);
  return place >= 0 && ours[place] < theirs[place];
}

/** Why the site cannot run on this version of Node, in one line; null if it can. */
export function nodeVersionProblem(version) {
  if (!isBefore(version, LEAST_NODE)) return null;
  return `Node ${version} is too old: install Node ${LEAST_NODE} or newer (see .nvmrc).`;
}

/** @throws Error in one line if this process runs on a Node that the site cannot run on. */
export function refuseOldNode(version = process.versions.node) {
  const problem = nodeVersionProblem(version);
  if (problem) throw new Error(problem);
}

/** Which security fixes this version of Node lacks, in one line for whoever runs the site; null if it has those known here. */
export function missingNodeFixes(version) {
  const line = Number(version.split('.')[0]);
  const fixed = Object.hasOwn(FIXED, line) ? FIXED[line] : null;
  if (fixed === null && line > LAST_LINE) return null;
  if (fixed === null)
    return `Node ${version} gets no security fixes: run the site on Node 24 or 26`;
  if (!isBefore(version, fixed)) return null;
  return `Node ${version} lacks the security fixes of October 2026: install ${fixed} or newer on this machine, in place of its own or of one that \`npm start\` has fetched`;
}
