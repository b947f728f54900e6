import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Loaded before the site: four times a second it reports the event loop's delay and the memory in use. */
const EVERY_MS = 250;
const MEGABYTE = 1024 * 1024;

const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();
setInterval(() => {
  const { rss, heapUsed } = process.memoryUsage();
  const line = { stallMs: delay.max / 1e6, rssMb: rss / MEGABYTE, heapMb: heapUsed / MEGABYTE };
  console.log(`bench-probe ${JSON.stringify(line)}`);
  delay.reset();
}, EVERY_MS).unref();
