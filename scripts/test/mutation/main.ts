// `npm run mutation -- ROOM …`: makes faults in whole rooms of the project, or with `--seed=TEXT` in lines drawn by it, and prints which
// ones no unit test noticed (docs/mutation.md). Without a room: a draw from each. `--lines=N` lines are drawn of each room, and
// `--workers=N` tests run beside each other.
import { parseArgs } from 'node:util';
import { ROOMS } from './rooms';
import { runRoom } from './run-room';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    lines: { type: 'string' },
    workers: { type: 'string', default: '1' },
  },
});
/** Always the same: lines that did not change are drawn again. */
const SEED = 'fernway';
const isWhole = positionals.length > 0 && values.seed === undefined && values.lines === undefined;
const lines = values.lines === undefined ? null : Number(values.lines);
const draw = isWhole ? null : { seed: values.seed ?? SEED, lines };

/** The least score of a few lines, which say little: that tests still notice faults, and that the tool works. */
const LEAST_OF_FEW = 70;

for (const name of positionals.length > 0 ? positionals : Object.keys(ROOMS)) {
  const begun = Date.now();
  const { made, noticed, unknown, survivors } = await runRoom(name, draw, Number(values.workers));
  const score = made === 0 ? 0 : (100 * noticed) / made;
  const { least: usual = 0 } = ROOMS[name] ?? {};
  const least = lines === null ? usual : Math.min(usual, LEAST_OF_FEW);
  for (const survivor of survivors) console.log(`  ${survivor}`);
  console.log(
    `${name}: ${noticed} of ${made} noticed, ${score.toFixed(1)} %, at least ${least} expected, ${unknown} not known (${Math.round((Date.now() - begun) / 1_000)} s)`,
  );
  // Nothing made is nothing measured.
  if (made === 0 || score < least) process.exitCode = 1;
}
