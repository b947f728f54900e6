type Query = { readonly type: 'query'; readonly key: string; readonly value?: string };
type Rewrite = {
  readonly source: string;
  readonly has?: readonly Query[];
  readonly destination: string;
};

export const REWRITES: {
  readonly beforeFiles: readonly Rewrite[];
  readonly afterFiles: readonly Rewrite[];
};
