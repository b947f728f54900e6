/** How long contracts run, in weeks. SAMPLE CONTENT: used in many texts, defined here. */
export const CONTRACT_WEEKS = { shortest: 8, usual: 13, longest: 26 } as const;

const { shortest, longest } = CONTRACT_WEEKS;
export const CONTRACT_RANGE = `${shortest} to ${longest} weeks`;
