/** A paragraph, or a list of points. */
type Block = string | readonly string[];

/** A legal text in full: the page's name, what it is in one sentence, and its sections. */
export type LegalText = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  /** The day this wording came into force. */
  readonly effective: { readonly iso: string; readonly text: string };
  readonly sections: readonly {
    readonly id: string;
    readonly heading: string;
    readonly blocks: readonly Block[];
  }[];
};

/** SAMPLE CONTENT: the day of the sample texts. */
export const SAMPLE_EFFECTIVE = { iso: '2026-11-01', text: 'November 1, 2026' } as const;
