import { WHOLE_LIST_MAX } from '@/lib/config/limits';
import { measureFilters } from './browser';
import { printTable, type Figures } from './figures';
import { measureAnswers, startBench } from './server';

/**
 * What a growing list costs: the site on the build that `npm test` makes (.next-bare), against a sandbox with that many jobs.
 * `npm run bench -- 1000 5000` measures other sizes. A quiet machine gives more accurate figures; docs/performance.md has some.
 */
const given = process.argv.slice(2).map(Number).filter(Number.isInteger);
const SIZES = given.length > 0 ? given : [1_000, 10_000, 100_000];

async function measure(jobs: number): Promise<Figures> {
  console.log(`${jobs.toLocaleString('en-US')} jobs …`);
  const site = await startBench(jobs);
  try {
    return new Map([
      ...site.snapshot,
      ...(await measureAnswers(site.url)),
      ['who answers a filter', jobs > WHOLE_LIST_MAX ? 'server' : 'browser'],
      ...(await measureFilters(site.url)),
    ]);
  } finally {
    await site.stop();
  }
}

const columns: Figures[] = [];
for (const jobs of SIZES) columns.push(await measure(jobs));
printTable(
  SIZES.map((jobs) => jobs.toLocaleString('en-US')),
  columns,
);
process.exit(0);
