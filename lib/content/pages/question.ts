/** One item of an accordion. */
export type Question = { readonly question: string; readonly answer: string };
