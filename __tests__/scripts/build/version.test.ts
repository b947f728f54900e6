import { readFileSync } from 'node:fs';
import { versionProblem } from '@/scripts/build/version.mjs';

describe('a release has a version with lines in the changelog', () => {
  const changelog = '# Changelog\n\n## Not yet released\n\n- b\n\n## 1.2.0\n\n- a\n';

  it('is accepted if it has them, whatever is above', () => {
    expect(versionProblem('1.2.0', changelog)).toBeNull();
  });

  it('is refused if not, with what to do', () => {
    expect(versionProblem('1.3.0', changelog)).toContain("no '## 1.3.0'");
    expect(versionProblem('1.2', changelog)).not.toBeNull();
  });

  it('is accepted for this project as it is', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(versionProblem(version, readFileSync('CHANGELOG.md', 'utf8'))).toBeNull();
  });
});
