/**
 * - `must`: nobody should see the site like this.
 * - `should`: it works, but something is not as good as it can be.
 * - `optional`: a choice worth knowing about.
 */
export type Level = 'must' | 'should' | 'optional';

/** One thing to do before, or after, the site goes live. */
export type SiteFinding = {
  readonly level: Level;
  /** A slip is a value that cannot be intended; content is a sample still in place; a setting is what production lacks. */
  readonly kind: 'slip' | 'content' | 'setting';
  /** For machines, and for `adopted.ts`; never renamed. */
  readonly key: string;
  readonly text: string;
  /** The file or the setting where it is fixed. */
  readonly where: string;
};
