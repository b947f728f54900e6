/** One item of an accordion. */
export type FaqItem = { readonly question: string; readonly answer: string };
