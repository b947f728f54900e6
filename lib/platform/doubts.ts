import type { FieldDoubt } from '@/lib/domain/basics/field-doubt';

/** What can be wrong with a text, whatever its field. */
export type TextDoubtKind = 'nothing-in-words' | 'html-codes' | 'controls' | 'too-long';

/** Everything that can be wrong with a fact. Each area adds the kinds of its own; `scripts/owner` has a sentence for each. */
export type DoubtKind = TextDoubtKind;
export type Doubt = FieldDoubt<DoubtKind>;

/** A doubt about any number of records. */
export type DoubtCount = Doubt & {
  readonly count: number;
  /** Ids of the first few. */
  readonly ids: readonly string[];
};

const IDS_MAX = 5;
const keyOf = ({ field, kind }: Doubt) => `${field} ${kind}`;

/** Counts doubts by field and kind, with the first example of each: a list of 100,000 records takes no more room than one of ten. */
export function createDoubtTally(counted: readonly DoubtCount[] = []) {
  const counts = new Map(
    counted.map((doubt) => [keyOf(doubt), { ...doubt, ids: [...doubt.ids] }] as const),
  );
  return {
    add(id: string, doubts: readonly Doubt[]): void {
      for (const doubt of doubts) {
        const key = keyOf(doubt);
        const known = counts.get(key) ?? { ...doubt, count: 0, ids: [] };
        counts.set(key, known);
        known.count += 1;
        if (known.ids.length < IDS_MAX) known.ids.push(id);
      }
    },
    counts: (): readonly DoubtCount[] => [...counts.values()],
  };
}
