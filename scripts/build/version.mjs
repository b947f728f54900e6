/** The second-level headings of the changelog, a version among them: `## 1.2.0`. */
const HEADING = /^## (\S+)/gm;

/**
 * What is wrong between the version of package.json and the changelog; null if the changelog has a section for the version.
 * Unreleased changes may be above it.
 */
export function versionProblem(version, changelog) {
  const headings = [...changelog.matchAll(HEADING)].map(([, name]) => name);
  return headings.includes(version)
    ? null
    : `CHANGELOG.md has no '## ${version}': add a section on what is new, or correct the version in package.json.`;
}
