import { inspect } from 'node:util';
import { shorten } from '@/lib/domain/words/cut-text';
import type { FactName, FieldDoubt } from '@/lib/domain/job/field-doubt';
import type { PositionDoubtKind } from '@/lib/domain/place/used-positions';

/** What can be wrong with a text, whatever its field (`facts.ts`). */
export type TextDoubtKind =
  | 'nothing-in-words'
  | 'wrong-letters'
  | 'lost-letters'
  | 'escapes'
  | 'html-codes'
  | 'html-tags'
  | 'controls'
  | 'too-long'
  | 'unreadable';

/** What can be wrong with a description (`description.ts`). */
export type DescriptionDoubtKind =
  'wrong-letters' | 'lost-letters' | 'escapes' | 'controls' | 'escaped-tags' | 'of-word';

/** Everything that can be wrong with a fact. Each area adds the kinds of its own; `scripts/owner` has a sentence for each. */
export type DoubtKind = TextDoubtKind | DescriptionDoubtKind | PositionDoubtKind;
export type Doubt = FieldDoubt<DoubtKind>;

const EXAMPLE_MAX = 120;

/** A doubt about a value as the platform sent it. */
export const doubtAbout = (field: FactName, kind: DoubtKind, value: unknown): Doubt => ({
  field,
  kind,
  example: shorten(
    typeof value === 'string' ? value : inspect(value, { breakLength: Infinity }),
    EXAMPLE_MAX,
  ),
});

/** A doubt about any number of records. */
export type DoubtCount = Doubt & {
  readonly count: number;
  /** Ids of the first few. */
  readonly ids: readonly string[];
};

type Counting = Doubt & { count: number; readonly ids: string[] };

const IDS_MAX = 5;
const keyOf = ({ field, kind }: Doubt) => `${field} ${kind}`;

/** Counts doubts by field and kind, with the first example of each: a list of 100,000 records takes no more room than one of ten. */
export function createDoubtTally(counted: readonly DoubtCount[] = []) {
  const counts = new Map<string, Counting>(
    counted.map((doubt): [string, Counting] => [keyOf(doubt), { ...doubt, ids: [...doubt.ids] }]),
  );
  return {
    add(id: string, doubts: readonly Doubt[]): void {
      for (const doubt of doubts) {
        const key = keyOf(doubt);
        const known = counts.get(key) ?? { ...doubt, count: 0, ids: [] };
        counts.set(key, known);
        known.count += 1;
        if (known.ids.length < IDS_MAX && !known.ids.includes(id)) known.ids.push(id);
      }
    },
    counts: (): readonly DoubtCount[] => [...counts.values()],
  };
}
