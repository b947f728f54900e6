import { drawFrom, type Draw } from '@/sandbox/jobs/seed';

/**
 * Chance for one test, to be called in it. The seed is printed, and the same one in TEST_SEED repeats the choices, as far as the machine's own
 * pace allows.
 */
export function chanceFor(what: string): Draw {
  const seed = Number(process.env.TEST_SEED || Date.now() % 1_000_000);
  // Not by `console`, which `--silent` takes away.
  process.stderr.write(`${what}: TEST_SEED=${seed} repeats its choices\n`);
  return drawFrom(seed);
}
