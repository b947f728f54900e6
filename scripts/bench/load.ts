import { Platform } from '@/e2e/support/world/world';
import { startDeployment } from '../test/deployment';
import { missing } from '../test/needs.mjs';
import { ms, printTable } from './figures';
import { startCommit } from './other-commit';
import { load, missingForLoad, startPlain, type Load } from './wrk';

/**
 * Lists under load, side by side in one run: through the front, from a plain nginx that sends identical answers, from an instance
 * without a front, and through the front of another commit (`npm run bench:load -- COMMIT`). Then the cost of a list that is in no
 * cache. Uses only this machine and ends by itself; a quiet machine gives more accurate figures (docs/performance.md).
 */
const [commit] = process.argv.slice(2);
const JOBS = 1_000;
const PATHS = ['/jobs', '/jobs?state=TX', '/job-map', '/about'];
const UNCACHED = 300;
const TOKEN = 'for-the-bench-alone';

const reason = missing('nginx') ?? missingForLoad();
if (reason) {
  console.log(`skipped: ${reason}`);
  process.exit(0);
}

async function cpuSeconds(instance: string): Promise<number> {
  const answer = await fetch(`${instance}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const [, seconds] = /^process_cpu_seconds_total ([\d.]+)$/m.exec(await answer.text()) ?? [];
  return Number(seconds);
}

/** Processor time of an instance for a list that is in no cache, in ms. */
async function uncachedMs(instance: string): Promise<number> {
  const ask = async (minPay: number) => {
    const answer = await fetch(`${instance}/jobs?minPay=${minPay}`);
    if (!answer.ok) throw new Error(`${instance} answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  for (let at = 0; at < UNCACHED; at += 1) await ask(500 + at);
  const before = await cpuSeconds(instance);
  for (let at = 0; at < UNCACHED; at += 1) await ask(1_000 + at);
  return ((await cpuSeconds(instance)) - before) * (1_000 / UNCACHED);
}

const platform = await Platform.start(JOBS);
const deployment = await startDeployment({
  distDir: '.next-full',
  platformUrl: platform.apiUrl,
  settings: { METRICS_TOKEN: TOKEN },
});
const other = commit ? await startCommit(commit, platform.apiUrl) : null;
const [instance = deployment.instances[0]] = deployment.instances;
const plain = await startPlain(PATHS.map((path) => deployment.url + path));

const perSecond = ({ perSecond: rate, p99 }: Load) => `${rate.toFixed(0)} · ${ms(p99)}`;
const ratio = (a: Load, b: Load) => (a.perSecond / b.perSecond).toFixed(2);
const mean = (a: Load, b: Load): Load => ({
  perSecond: (a.perSecond + b.perSecond) / 2,
  p99: Math.max(a.p99, b.p99),
});

try {
  const columns = [];
  for (const [at, path] of PATHS.entries()) {
    const front = deployment.url + path;
    await load(front);
    // A B B A, so that drift affects both equally.
    const [a, b] = [await load(front), await load(plain.urlOf(at))];
    const [c, d] = [await load(plain.urlOf(at)), await load(front)];
    const [site, file] = [mean(a, d), mean(b, c)];
    const alone = await load(`${instance?.url}${path}`);
    const before = other && (await load(other.url + path));
    columns.push(
      new Map([
        ['through the front, answers a second · p99', perSecond(site)],
        ['plain nginx, the same bytes', perSecond(file)],
        ['  front ÷ nginx', ratio(site, file)],
        ['an instance without a front', perSecond(alone)],
        ...(before
          ? ([
              [`${commit}, through its front`, perSecond(before)],
              ['  now ÷ before', ratio(site, before)],
            ] as const)
          : []),
      ]),
    );
  }
  printTable(PATHS, columns);
  const uncached = instance ? await uncachedMs(instance.url) : NaN;
  console.log(`\na list in no cache, ${JOBS} jobs: ${ms(uncached)} of processor time`);
} finally {
  await plain.close();
  await other?.close();
  await deployment.close();
  await platform.close();
}
process.exit(0);
