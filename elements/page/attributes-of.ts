/** A constant with the names of attributes, or with one name (`attributes.ts` beside the components). */
type Names = string | Readonly<Record<string, string>>;
type NameIn<N extends Names> = N extends string ? N : N[keyof N] & string;
type Camel<Text extends string> = Text extends `${infer Start}-${infer Rest}`
  ? `${Start}${Capitalize<Camel<Rest>>}`
  : Text;

/** The `dataset` of an element with these attributes. */
export type DatasetOf<N extends Names> = {
  [Name in NameIn<N> as Name extends `data-${infer Rest}` ? Camel<Rest> : never]?:
    string | undefined;
};

/** A selector that ends in one of these attributes, with a value or without. */
export type SelectorOf<N extends Names> =
  `${string}[${NameIn<N>}]` | `${string}[${NameIn<N>}='${string}']`;

/** An element that the server has sent with these attributes. */
export type ElementWith<N extends Names, E extends HTMLElement = HTMLElement> = Omit<
  E,
  'dataset'
> & {
  readonly dataset: DatasetOf<N>;
};
