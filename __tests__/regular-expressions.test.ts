import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script, createContext } from 'node:vm';
import { grown, pumpsOf, type Pump } from '@/__tests__/support/hostile-pumps';
import { regexesBuiltAt, regexesOfTheSources, type Found } from '@/__tests__/support/regexes';

/** Characters of the texts tried. Powers show in the short ones, squares in the long ones. */
const LENGTHS = [16, 32, 256, 2_048, 8_192];
/** Below this many milliseconds a measurement is noise, and the text is made longer. */
const MEASURABLE = 2;
const TRIES = 12;

/** Stops a search that would take hours: V8 looks for it while it backtracks. */
const HOPELESS_MS = 3_000;
/** Stops a pass over many texts. Those that it did not reach are measured one by one. */
const PASS_MS = 1_000;
/** Takes the times itself: what stops it is a thread of its own, which a busy machine is slow to start, and so is one for each text. */
const SEARCHES = new Script(`
  for (const text of texts) {
    const expression = new RegExp(source, flags);
    const began = now();
    if (expression.global) text.replace(expression, '');
    else expression.exec(text);
    took.push(now() - began);
  }
`);

/** Milliseconds of processor time: on a busy machine a longer search is interrupted more often. */
function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
const context = createContext({ now });

/** How many milliseconds of processor time a search of each text takes, up to the one at which it was stopped. */
function timesOf({ source, flags }: Found, texts: readonly string[], limitMs: number): number[] {
  const took: number[] = [];
  Object.assign(context, { source, flags, texts, took });
  try {
    SEARCHES.runInContext(context, { timeout: limitMs });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
  }
  return took;
}

/** The time of one search; infinite if it was stopped. */
const run = (found: Found, text: string) => timesOf(found, [text], HOPELESS_MS)[0] ?? Infinity;

/** How many times as long twice the text takes, by the fastest of several runs; null if it takes no measurable time. */
function ratioOf(found: Found, pump: Pump, times: number): number | null {
  let [once, twice] = [Infinity, Infinity];
  for (let tries = 0; tries < TRIES; tries += 1) {
    twice = Math.min(twice, run(found, grown(pump, times * 2)));
    if (twice < MEASURABLE) return null;
    if (twice === Infinity) return Infinity;
    once = Math.min(once, run(found, grown(pump, times)));
    // A busy machine makes single runs slow, never fast.
    if (twice <= once * 3) return twice / once;
  }
  return twice / once;
}

/** What makes an expression slow: the text, and how many times as long twice of it takes. */
function slownessOf(found: Found): string | null {
  const pumps = pumpsOf(found.source, found.flags);
  for (const length of LENGTHS) {
    const tried = pumps.map((pump) => ({ pump, times: Math.ceil(length / pump.part.length) }));
    const texts = tried.map(({ pump, times }) => grown(pump, times * 2));
    const took = timesOf(found, texts, PASS_MS);
    for (const { pump, times } of tried.filter((_, at) => (took[at] ?? Infinity) >= MEASURABLE)) {
      const ratio = ratioOf(found, pump, times);
      if (ratio !== null && ratio > 3) {
        const { before, part, after } = pump;
        const text = JSON.stringify([before, part, after]);
        return `${found.where} /${found.source}/${found.flags} ${text} × ${times}: ${ratio.toFixed(1)}`;
      }
    }
  }
  return null;
}

describe('a text twice as long takes at most three times as long', () => {
  const { found, unread } = regexesOfTheSources();

  it('for every regular expression of the sources', () => {
    expect(found.length).toBeGreaterThan(300);
    expect(found.flatMap((one) => slownessOf(one) ?? [])).toEqual([]);
  });

  it('for every one that is built as its module is loaded, and none is built later', () => {
    const built = regexesBuiltAt(unread);
    const places = new Set(built.map(({ where }) => where));
    expect(unread.filter((where) => !places.has(where))).toEqual([]);
    expect(built.length).toBeGreaterThan(100);
    expect(built.flatMap((one) => slownessOf(one) ?? [])).toEqual([]);
  });

  it.each([
    ['squares', '(a+)b', 'g'],
    ['squares, from every beginning of a match', '<(?:p|br)(?=[\\s/>])[^>]*>', 'g'],
    ['powers', '^(?:<!--[\\s\\S]{0,2000}?-->\\s*)*<html', 'i'],
    ['powers of a nested repetition', '^(?:\\w+\\s?)+$', ''],
  ])('and it would tell: %s', (where, source, flags) => {
    expect(slownessOf({ where, source, flags })).not.toBeNull();
  });
});

it('no rule of lint about them is switched off by a comment', () => {
  const files = ['app', 'components', 'elements', 'lib', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(800);
  const silenced = files.filter((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .some((line) => line.includes('eslint-disable') && line.includes('regexp/')),
  );
  expect(silenced).toEqual([]);
});
