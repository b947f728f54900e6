/** A part of the project whose tests are measured by faults that are made in it. */
export type Room = {
  /** Folders of the sources. */
  readonly sources: readonly string[];
  /** Which of their files; all if it is left out. */
  readonly only?: RegExp;
  /** Folders of the tests that are to notice. */
  readonly tests: readonly string[];
  /** Tests that are left out: they start servers or stop processes, and take minutes. */
  readonly without?: RegExp;
  /** Tests in a DOM run whole: which of them reach a line is not known of them. */
  readonly hasDom?: boolean;
  /** How many lines of the sources a draw takes. */
  readonly drawn: number;
  /** The least score in percent, once it has been measured (docs/mutation.md). */
  readonly least?: number;
};

export const ROOMS: Readonly<Record<string, Room>> = {
  forms: { sources: ['lib/forms'], tests: ['lib/forms'], drawn: 70, least: 90 },
  platform: { sources: ['lib/platform'], tests: ['lib/platform'], drawn: 70, least: 80 },
  domain: { sources: ['lib/domain'], tests: ['lib/domain'], drawn: 80, least: 80 },
  server: {
    sources: ['lib/server', 'server'],
    // These run in processes of their own, in which no fault is made.
    only: /^(?!server\/(?:main|guard|drain)\.mjs$)/,
    tests: ['lib/server', 'server', 'app/{api,feeds,metrics}'],
    without: /kills|postgres|two-instances|never-stale|main\.test/,
    drawn: 40,
  },
  elements: {
    sources: ['elements', 'components'],
    only: /(?:^|\/)elements\//,
    tests: ['elements', 'components/**/elements'],
    hasDom: true,
    drawn: 30,
  },
};
