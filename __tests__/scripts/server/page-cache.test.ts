import { execFileSync } from 'node:child_process';

describe('the cache of pages', () => {
  it('leaves the framework out of a document, and names the policy of what is kept', () => {
    const told = execFileSync(process.execPath, [
      '__tests__/scripts/server/programs/lean-documents.mjs',
    ]);
    const lean = '<main data-kind="document">A</main>';
    const whole = '<main data-kind="app">A</main><script>self.__next_f.push([1,""])</script>';
    expect(JSON.parse(told.toString())).toEqual([
      [lean, `of ${lean}`],
      [whole, `of ${whole}`],
    ]);
  });

  it('has a page that was made without jobs only as long as none are known', () => {
    const told = execFileSync(process.execPath, [
      '__tests__/scripts/server/programs/pages-without-jobs.mjs',
    ]);
    expect(JSON.parse(told.toString())).toEqual({
      before: ['/without', '/with'],
      after: ['/with'],
    });
  });

  it('answers 404 with the page of a job that is not there', () => {
    const told = execFileSync(process.execPath, [
      '__tests__/scripts/server/programs/page-of-a-missing-job.mjs',
    ]);
    expect(JSON.parse(told.toString())).toEqual([
      [404, 404],
      [200, 200],
    ]);
  });

  it('asks for what others made only where a page is missing or old, and tells what it made', () => {
    const told = execFileSync(process.execPath, [
      '__tests__/scripts/server/programs/shared-pages.mjs',
    ]);
    expect(JSON.parse(told.toString())).toEqual({
      seen: {
        missing: null,
        fresh: 'ours',
        own: 'own',
        old: 'theirs',
        ownOld: null,
        kept: 'theirs',
      },
      told: [
        ['/page', 'ours', { revalidate: 60, expire: 240 }, false],
        ['/gone', 'gone', { revalidate: 60, expire: 240 }, true],
      ],
      asked: ['/page', '/page'],
    });
  });
});
