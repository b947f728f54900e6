/** The target of the list's skip link. */
export const RESULTS_ID = 'results';
