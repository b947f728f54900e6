/** Where the list's skip link leads. */
export const RESULTS_ID = 'results';
