import { execFileSync } from 'node:child_process';

describe('the cache of pages', () => {
  it('removes the framework from a document, and stores the policy with the page', () => {
    const told = execFileSync(process.execPath, ['__tests__/server/programs/lean-documents.mjs']);
    const lean = '<main data-kind="document">A</main>';
    const whole = '<main data-kind="app">A</main><script>self.__next_f.push([1,""])</script>';
    expect(JSON.parse(told.toString())).toEqual([
      [lean, `of ${lean}`],
      [whole, `of ${whole}`],
    ]);
  });

  it('serves a page rendered without jobs only as long as none are known', () => {
    const told = execFileSync(process.execPath, [
      '__tests__/server/programs/pages-without-jobs.mjs',
    ]);
    expect(JSON.parse(told.toString())).toEqual({
      before: ['/without', '/with'],
      after: ['/with'],
    });
  });

  it('answers 404 with the page of a missing job, while it is fresh', () => {
    const told = execFileSync(process.execPath, [
      '__tests__/server/programs/page-of-a-missing-job.mjs',
    ]);
    expect(JSON.parse(told.toString())).toEqual([
      [404, 404, null],
      [200, 200, 200],
    ]);
  });

  it('lets Next remember a bounded number of addresses, and always the latest', () => {
    const told = execFileSync(process.execPath, [
      '__tests__/server/programs/remembered-addresses.mjs',
    ]);
    expect(JSON.parse(told.toString())).toEqual({ size: 10_000, first: null, again: 7, last: 60 });
  });

  it('reads from other instances only if a page is missing or old, and shares what it rendered', () => {
    const told = execFileSync(process.execPath, ['__tests__/server/programs/shared-pages.mjs']);
    expect(JSON.parse(told.toString())).toEqual({
      seen: {
        missing: null,
        fresh: 'ours',
        old: 'theirs',
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
