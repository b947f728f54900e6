import { readFileSync } from 'node:fs';
import { versionProblem } from '@/scripts/build/version.mjs';

describe('a release has a version with lines in the changelog', () => {
  const changelog = '# Changelog\n\n## Not yet released\n\n- b\n\n## 1.2.0\n\n- a\n';

  it('is made where it has them, whatever stands above', () => {
    expect(versionProblem('1.2.0', changelog)).toBeNull();
  });

  it('is refused where not, and says what to do', () => {
    expect(versionProblem('1.3.0', changelog)).toContain("no '## 1.3.0'");
    expect(versionProblem('1.2', changelog)).not.toBeNull();
  });

  it('is made of this project as it stands', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(versionProblem(version, readFileSync('CHANGELOG.md', 'utf8'))).toBeNull();
  });
});
