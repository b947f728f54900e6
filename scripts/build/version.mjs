/** The first heading of the changelog that is a version: `## 1.2.0`. */
const HEADING = /^## (\S+)/gm;

/**
 * What is amiss between the version of package.json and the changelog; null where the version has its lines. What is not yet released
 * may stand above it.
 */
export function versionProblem(version, changelog) {
  const headings = [...changelog.matchAll(HEADING)].map(([, name]) => name);
  return headings.includes(version)
    ? null
    : `CHANGELOG.md has no '## ${version}': say there what is new, or set the version in package.json.`;
}
