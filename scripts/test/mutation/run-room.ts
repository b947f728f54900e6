import { Stryker } from '@stryker-mutator/core';
import { relative } from 'node:path';
import { environment } from '../steps.mjs';
import { drawLines, sourcesOf } from './draw';
import { ROOMS, type Room } from './rooms';

/** What became of the faults made in a room. */
export type Outcome = {
  readonly room: string;
  readonly made: number;
  readonly noticed: number;
  /** Those that survived the few tests that were run against them, and may be noticed by others: not among those made. */
  readonly unknown: number;
  /** Those that no test noticed, in a line each. */
  readonly survivors: readonly string[];
};

type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>;
const NOTICED = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];

/** The first run of a room's tests, one after the other, without a fault: some four minutes on a quiet machine. */
const FIRST_RUN_MINUTES = 15;
/** For a fault that makes a loop endless; a busy machine is slow (ms). */
const TIMEOUT_MS = 30_000;

/**
 * Makes faults in a room, one after the other, and runs its tests against each.
 * @param draw of lines of the room, as many as its row says or as are given; null means all of it
 */
export async function runRoom(
  name: string,
  draw: { readonly seed: string; readonly lines: number | null } | null,
  workers: number,
): Promise<Outcome> {
  const room = ROOMS[name];
  if (!room) throw new Error(`No room "${name}": there are ${Object.keys(ROOMS).join(', ')}.`);
  Object.assign(process.env, environment);
  const files = sourcesOf(room);
  // What runs once, as a module is loaded, costs a run of all tests for each fault: made in whole rooms alone.
  const ignoreStatic = draw !== null && !room.hasDom;
  const all = await new Stryker({
    ...optionsOf(room),
    mutate: draw ? drawLines(files, draw.lines ?? room.drawn, draw.seed) : [...files],
    ignoreStatic,
    concurrency: workers,
  }).runMutationTest();
  const noticed = all.filter(({ status }) => NOTICED.includes(status));
  // What also runs as a module is loaded is tried here against those tests alone that run it later: the others may notice it.
  const isUnknown = (fault: Mutants[number]) => ignoreStatic && fault.static === true;
  const survived = all.filter(({ status }) => SURVIVED.includes(status));
  const survivors = survived.filter((fault) => !isUnknown(fault));
  return {
    room: name,
    made: noticed.length + survivors.length,
    noticed: noticed.length,
    unknown: survived.length - survivors.length,
    survivors: survivors.map(inOneLine).sort(),
  };
}

const optionsOf = ({ tests, without, hasDom }: Room): ConstructorParameters<typeof Stryker>[0] => ({
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: hasDom ? 'off' : 'perTest',
  jest: {
    configFile: 'jest.config.mjs',
    config: {
      testMatch: tests.map((folder) => `<rootDir>/__tests__/${folder}/**/*.test.{ts,tsx}`),
      testPathIgnorePatterns: ['/node_modules/', ...(without ? [without.source] : [])],
    },
  },
  tempDirName: '.copies/mutation',
  ignorePatterns: ['/.copies', '/.data', '/.next*', '/screenshots', '/test-results'],
  reporters: ['dots'],
  allowConsoleColors: false,
  timeoutMS: TIMEOUT_MS,
  dryRunTimeoutMinutes: FIRST_RUN_MINUTES,
});

function inOneLine({ fileName, location, mutatorName, replacement = '' }: Mutants[number]): string {
  const { line, column } = location.start;
  const made = replacement.replaceAll(/\s+/g, ' ').slice(0, 80);
  return `${relative(process.cwd(), fileName)}:${line}:${column + 1} ${mutatorName} → ${made}`;
}
