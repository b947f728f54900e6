import { measureAnswers, startBench } from './bench/server';
for (const n of process.argv.slice(2).map(Number)) {
  const site = await startBench(n);
  console.log(n, Object.fromEntries(site.snapshot));
  try {
    console.log(Object.fromEntries(await measureAnswers(site.url)));
  } catch (e) {
    console.log(e);
  }
  await site.stop();
}
process.exit(0);
