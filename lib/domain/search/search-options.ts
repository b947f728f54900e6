import { writtenFor } from '@/lib/domain/words/abbreviations';
import type { FacetIndex } from './facet-index';
import type { JobIndex } from './job-index';
import { stateName, STATE_NAMES } from '@/lib/domain/place/states';
import { fold, toPlainWords } from '@/lib/domain/words/words';

/** One line of a picker on the home page. */
export type SearchOption = {
  /** The category it narrows. */
  readonly facet: 'title' | 'specialty' | 'state';
  /** What the search carries: a title, a specialty, or a state's code. */
  readonly value: string;
  readonly label: string;
  /** A second spelling that finds it, shown beside it: the state's code. */
  readonly code?: string;
  /** How many open jobs have it. */
  readonly jobs: number;
};

/** The response of `GET /api/jobs/options`. */
export type SearchOptions = {
  readonly titles: readonly SearchOption[];
  readonly specialties: readonly SearchOption[];
  readonly states: readonly SearchOption[];
};

function countsOf({ labels, optionOrder, totals }: FacetIndex) {
  return optionOrder.map((id) => ({ label: labels[id] ?? '', jobs: totals[id] ?? 0 }));
}

/** Every option of the home page's search: titles and specialties, the most frequent first, and states with open jobs. */
export function searchOptions({ facets }: JobIndex): SearchOptions {
  const roles = (facet: 'title' | 'specialty') =>
    countsOf(facets[facet]).map(({ label, jobs }) => ({ facet, value: label, label, jobs }));
  return {
    titles: roles('title'),
    specialties: roles('specialty'),
    // A state with an unknown code is not offered: the job list still has its jobs.
    states: countsOf(facets.state)
      .filter(({ label: code }) => Object.hasOwn(STATE_NAMES, code))
      .map(({ label: code, jobs }) => ({
        facet: 'state',
        value: code,
        label: stateName(code),
        code,
        jobs,
      })),
  };
}

/** How an option fits what is typed, the best first. */
const FITS = ['exact', 'named', 'words', 'prefix', 'substring'] as const;
type Fit = (typeof FITS)[number];

/** A typed text, made ready for comparing once. */
type Typed = { readonly key: string; readonly words: string; readonly written: readonly string[] };

const FIT: Readonly<Record<Fit, (option: SearchOption, typed: Typed) => boolean>> = {
  exact: ({ label, code }, { key }) => fold(label) === key || fold(code ?? '') === key,
  // Another spelling of the same: 'L&D' is Labor and Delivery.
  named: ({ label }, { written }) => written.includes(toPlainWords(label).trim()),
  words: ({ label }, { words, written }) => {
    const own = toPlainWords(label);
    return (
      (words !== '' && own.includes(words)) || written.some((other) => own.includes(` ${other} `))
    );
  },
  prefix: ({ label, code }, { key, words }) => {
    const own = toPlainWords(label);
    const sought = words.split(' ').filter(Boolean);
    return (
      (sought.length > 0 && sought.every((word) => own.includes(` ${word}`))) ||
      fold(code ?? '').startsWith(key)
    );
  },
  substring: ({ label }, { key }) => fold(label).includes(key),
};

/** An option, and how well it fits: a position in `FITS`. */
type Fitting<Option> = { readonly option: Option; readonly fit: number };

function fittingOptions<Option extends SearchOption>(
  options: readonly Option[],
  text: string,
): readonly Fitting<Option>[] {
  const key = fold(text);
  if (!key) return [];
  const typed = { key, words: toPlainWords(text), written: writtenFor(text) };
  return options
    .map((option) => ({ option, fit: FITS.findIndex((fit) => FIT[fit](option, typed)) }))
    .filter(({ fit }) => fit >= 0);
}

/**
 * The options a typed text finds, without regard to case: those it spells out, then those with its words, with words that begin so, and
 * with it anywhere. A category stays together; the one with the better first option is listed first.
 */
export function findOptions<Option extends SearchOption>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  if (!fold(typed)) return options;
  const found = fittingOptions(options, typed);
  const best = new Map<string, number>();
  for (const { option, fit } of found) {
    best.set(option.facet, Math.min(fit, best.get(option.facet) ?? fit));
  }
  const places = [...new Set(found.map(({ option }) => option.facet))];
  const order = ({ option: { facet } }: Fitting<Option>) =>
    (best.get(facet) ?? 0) * places.length + places.indexOf(facet);
  return [...found]
    .sort((a, b) => order(a) - order(b) || a.fit - b.fit)
    .map(({ option }) => option);
}

/**
 * The option a typed text stands for: the one it spells out ('icu', 'L&D'), or the only one it finds. Null if several would do: 'RN' is
 * part of many titles, and 'PTA' is a title and a specialty.
 */
export function meantOption<Option extends SearchOption>(
  options: readonly Option[],
  typed: string,
): Option | null {
  const found = fittingOptions(options, typed);
  const spelled = FITS.slice(0, 2).map((_, fit) => found.filter((option) => option.fit === fit));
  const [meant, ...others] = spelled.find(({ length }) => length > 0) ?? found;
  return meant && others.length === 0 ? meant.option : null;
}
