import { readFileSync } from 'node:fs';

const FIVE_MINUTES = 300;

/** The number behind a name in a source file. */
function numberIn(file: string, name: string): number {
  const found = new RegExp(`${name}(?: =|:) ([\\d_]+)`).exec(readFileSync(file, 'utf8'))?.[1];
  return Number(found?.replaceAll('_', ''));
}

const expireTime = numberIn('next.config.mjs', 'expireTime');

describe('how long a stored page may be shown', () => {
  it('a job page is at most five minutes behind the platform, its look-up counted in', () => {
    const lookup = numberIn('lib/server/jobs/job-lookup-store.ts', 'ANSWER_MS') / 1_000;
    expect(expireTime + lookup).toBeLessThanOrEqual(FIVE_MINUTES);
  });

  it.each([
    ['app/(documents)/page.tsx', 120],
    ['app/(documents)/jobs/[jobId]/page.tsx', 60],
    ['app/(apps)/apply/[jobId]/page.tsx', 60],
  ])('%s is made anew in the background before that', (file, seconds) => {
    expect(numberIn(file, 'revalidate')).toBe(seconds);
    expect(seconds).toBeLessThan(expireTime);
  });
});
