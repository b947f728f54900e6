/**
 * Loaded into a site by a test (`NODE_OPTIONS`, with `--expose-gc`): on SIGUSR2 it collects garbage and writes the heap that is
 * left, and how many addresses Next remembers. Next's memory of pages has a bound, but its memory of how long each may be cached has
 * none (`SharedCacheControls`, in Next 16.4).
 */
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';

const loaded = createRequire(import.meta.url).cache;

function rememberedByNext() {
  const name = Object.keys(loaded).find((path) =>
    /shared-cache-controls\.external\.js$/.test(path),
  );
  return name ? loaded[name].exports.SharedCacheControls.cacheControls : null;
}

process.on('SIGUSR2', async () => {
  for (let n = 0; n < 3; n += 1) {
    await pause(100);
    globalThis.gc();
  }
  const remembered = rememberedByNext();
  const heapMb = Math.round((process.memoryUsage().heapUsed / 1_048_576) * 10) / 10;
  const told = {
    heapMb,
    addresses: remembered?.size ?? null,
    last: [...(remembered?.keys() ?? [])].slice(-3),
  };
  console.log(`heap-probe ${JSON.stringify(told)}`);
});
