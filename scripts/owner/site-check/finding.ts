/**
 * - `must`: nobody should see the site like this.
 * - `should`: it works, and something is not as good as it can be.
 * - `optional`: a choice to know of.
 */
export type Level = 'must' | 'should' | 'optional';

/** One thing to do before, or after, the site goes out. */
export type SiteFinding = {
  readonly level: Level;
  /** A slip is what cannot be meant; content is a sample that still stands; a setting is what production lacks. */
  readonly kind: 'slip' | 'content' | 'setting';
  /** For machines, and for `adopted.ts`; it stays the same. */
  readonly key: string;
  readonly text: string;
  /** The file or the setting where it is mended. */
  readonly where: string;
};
