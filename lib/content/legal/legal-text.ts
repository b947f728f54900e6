/** A paragraph, or a list of points. */
type Block = string | readonly string[];

/** A legal text in full: the page's name, what it is in one sentence, and its sections. */
export type LegalText = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  /** The day this wording came into force. */
  readonly effective: string;
  readonly sections: readonly {
    readonly id: string;
    readonly heading: string;
    readonly blocks: readonly Block[];
  }[];
};
